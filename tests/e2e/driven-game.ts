import { setTimeout as sleep } from 'node:timers/promises';
import { packRecord } from '../../packages/web/src/saves/share-link.ts';
import type { Driven } from './driven.ts';

interface Seen {
  readonly ply: number;
  readonly isOver: boolean;
  readonly isAsked: boolean;
  readonly lines: readonly string[];
  readonly result: string;
}

/** In the page: what somebody at the table sees, once he may choose or the game is over. */
const LOOK = `
  const screen = document.querySelector('[data-ply]');
  if (!screen || !['me', 'nobody'].includes(screen.dataset.due)) return null;
  // Where a group is picked first, somebody picks the last that is open.
  [...document.querySelectorAll('[data-choices] .cards > :not(.none)')].at(-1)?.click();
  const open = document.querySelectorAll('[data-choices] [data-choice]:not([aria-disabled])');
  return {
    ply: Number(screen.dataset.ply),
    isOver: screen.dataset.due === 'nobody',
    isAsked: document.querySelector('.armed') !== null,
    lines: [...open].map((button) => button.dataset.choice),
    result: document.querySelector('[data-result]')?.textContent ?? '',
  };`;

const MOST = 400;
const TRIES = 600;

export async function until<T>(look: () => Promise<T | null>, fits: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await look();
    if (seen !== null && fits(seen)) return seen;
    await sleep(50);
  }
  throw new Error('the table does not go on');
}

/** Opens a game by its link and plays on to its end, always the last choice of the bar: it ends what is asked about. */
export async function playDriven(driven: Driven, site: string, record: string): Promise<string> {
  await driven.go(`${site}/replay/link/0#${await packRecord(record)}`);
  const last = await until(
    () => driven.run<string | null>(`return document.querySelector('input[type=range]')?.max ?? null`),
    () => true,
  );
  // As somebody who knows the house, and wants nothing to move: the next page is loaded with it.
  await driven.run(`
    for (const [name, value] of Object.entries({ begun: 'yes', aim: 'closed', results: 'never', motion: 'less' }))
      localStorage['cromford.' + name] = value;`);
  await driven.go(`${site}/replay/link/${last}#${await packRecord(record)}`);
  await until(
    () => driven.run<boolean | null>(`return document.querySelector('[data-play-on]') ? true : null`),
    () => true,
  );
  await driven.click('[data-play-on]');
  // The bar and the result are fetched when they are wanted: a table without them is not yet there.
  const look = async () => {
    const seen = await driven.run<Seen | null>(LOOK);
    return seen && (seen.isOver ? seen.result !== '' : seen.isAsked || seen.lines.length > 0) ? seen : null;
  };
  let seen = await until(look, () => true);
  for (let i = 0; i < MOST && !seen.isOver; i++) {
    const { ply } = seen;
    const line = seen.lines.at(-1) ?? '';
    await driven.click(`[data-choices] [data-choice="${line}"]:not([aria-disabled])`);
    seen = await until(look, (now) => now.ply !== ply || now.isAsked);
    if (seen.ply !== ply) continue;
    await driven.click('.act [data-primary]');
    seen = await until(look, (now) => now.ply !== ply);
  }
  return seen.result;
}

/** What browsers have differed in, at the table just played: whether a link gets onto the clipboard; and whether legends stay in their panels. */
export async function peculiarities(
  driven: Driven,
  site: string,
): Promise<{ isCopied: boolean; strayLegends: string[] }> {
  await driven.click('header button[aria-label="Save or share"]');
  const there = (selector: string) =>
    until(
      () => driven.run<boolean | null>(`return document.querySelector('${selector}') ? true : null`),
      () => true,
    );
  await there('dialog[open] .ways');
  await driven.click('dialog[open] .ways button:nth-of-type(2)');
  await there('dialog[open] [role=status] p');
  const isCopied = await driven.run<boolean>(`return !document.querySelector('dialog[open] textarea')`);
  await driven.go(`${site}/new/anniversary`);
  await there('fieldset legend');
  const strayLegends = await driven.run<string[]>(`
    return [...document.querySelectorAll('legend')]
      .filter((legend) => legend.getBoundingClientRect().top < legend.parentElement.getBoundingClientRect().top + 4)
      .map((legend) => legend.textContent);`);
  return { isCopied, strayLegends };
}
