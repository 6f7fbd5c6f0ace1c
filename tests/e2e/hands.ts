/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './pages.ts';

/** Where choices lie: on the board, or in the bar and the list of the text mode. */
export type Where = '[data-board]' | '[data-choices]' | '.foot';

/** What somebody at the table sees when he may choose, or when the game is over. */
export interface Sight {
  readonly ply: number;
  readonly isOver: boolean;
  /** Open choices in notation, sorted. */
  readonly board: readonly string[];
  readonly bar: readonly string[];
  /** A choice has been pressed that asks once more. */
  readonly asksAgain: boolean;
}

/** How the line of a result says that a game has an end. Bots play as they like: two may share a victory. */
export const ENDED = /wins|share the victory/;

/** Waits until somebody here may choose after this step of the game (or is asked once more), and looks: one question to the page. */
export async function look(page: Page, after = -1, mayAsk: 'may ask' | '' = ''): Promise<Sight> {
  const seen = await page
    .waitForFunction(
      ([last, isAsked]) => {
        const screen = document.querySelector<HTMLElement>('[data-ply]');
        const ply = Number(screen?.dataset.ply ?? -1);
        const asksAgain = document.querySelector('.armed') !== null;
        const due = screen?.dataset.due;
        const isReady = ply !== last && (due === 'me' || due === 'nobody');
        if (!screen || !(isReady || (isAsked && ply === last && asksAgain))) return undefined;
        // The board comes in parts; before the last of them it does not call itself one.
        const isText = document.getElementById('text-asked') !== null;
        if (due === 'me' && !isText && !document.querySelector('[data-board]')) return undefined;
        // Where a group is picked first, somebody picks the first that is open.
        const group = document.querySelector<HTMLElement>('[data-choices] .cards > :not(.none)');
        if (due === 'me' && group) {
          group.click();
          return undefined;
        }
        const open = (where: string) => {
          const buttons = document.querySelectorAll<HTMLElement>(`${where} [data-choice]:not([aria-disabled])`);
          return [...new Set(Array.from(buttons, ({ dataset }) => dataset.choice ?? ''))].sort();
        };
        return { ply, isOver: due === 'nobody', board: open('[data-board]'), bar: open('[data-choices]'), asksAgain };
      },
      [after, mayAsk !== ''] as const,
      { timeout: 2 * PATIENCE },
    )
    .catch(async (error: Error) => {
      throw new Error(`after step ${after}: ${await shown(page)}`, { cause: error });
    });
  return (await seen.jsonValue()) as Sight;
}

/** What the page showed instead, for whoever reads that a wait was in vain. */
async function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { ply, due } = document.querySelector<HTMLElement>('[data-ply]')?.dataset ?? {};
    const told = document.querySelector<HTMLElement>('dialog[open], .bar')?.innerText ?? document.body.innerText;
    return `step ${ply}, due ${due}, board ${document.querySelector('[data-board]') ? 'there' : 'missing'}: ${told.slice(0, 600)}`;
  });
}

/** The middle of an open choice, brought into sight. It must be what lies on top there. */
async function middleOf(page: Page, where: Where, line: string): Promise<{ x: number; y: number }> {
  const spot = await page.evaluate(
    async ([scope, wanted]) => {
      const find = () => {
        const buttons = document.querySelectorAll<HTMLElement>(`${scope} [data-choice]:not([aria-disabled])`);
        return Array.from(buttons).find((one) => one.dataset.choice === wanted && one.getClientRects().length > 0);
      };
      const nextFrame = () => new Promise(requestAnimationFrame);
      find()?.scrollIntoView({ block: 'center' });
      // Somebody aims at what stands still: a board that is still coming in moves its parts.
      let before = '';
      for (let frames = 0; frames < 60; frames++) {
        await nextFrame();
        const rect = JSON.stringify(find()?.getBoundingClientRect());
        if (rect === before) break;
        before = rect;
      }
      const button = find();
      if (!button) return undefined;
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const above = document.elementFromPoint(x, y);
      return { x, y, covered: button.contains(above) ? '' : (above?.outerHTML.slice(0, 200) ?? 'nothing') };
    },
    [where, line] as const,
  );
  if (!spot) throw new Error(`${line} is not open at ${where}`);
  expect(spot.covered, `what covers ${line}`).toBe('');
  return spot;
}

export async function clickChoice(page: Page, where: Where, line: string): Promise<void> {
  const { x, y } = await middleOf(page, where, line);
  await page.mouse.click(x, y);
}

export async function tapChoice(page: Page, where: Where, line: string): Promise<void> {
  const { x, y } = await middleOf(page, where, line);
  await page.touchscreen.tap(x, y);
}

/** More decisions than any game has when somebody plays it as our tests do. */
const MOST = 600;

interface Play {
  press(sight: Sight): Promise<void>;
  again(): Promise<void>;
  /** Stops before the end. */
  until?(): Promise<boolean>;
}

/** Plays to the end: `press` plays one decision, `again` answers where a choice asks once more. */
export async function playOn(page: Page, { press, again, until = async () => false }: Play): Promise<Sight> {
  let sight = await look(page);
  for (let i = 0; i < MOST && !sight.isOver && !(await until()); i++) {
    const { ply } = sight;
    await press(sight);
    sight = await look(page, ply, 'may ask');
    if (sight.ply !== ply) continue;
    await again();
    sight = await look(page, ply);
  }
  return sight;
}
