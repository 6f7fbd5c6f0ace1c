import type { Driven } from './driven.ts';
import { until } from './driven-game.ts';

/** Pages of the app alone, none of which needs a house behind it. */
const PATHS = [
  ...['/', '/learn', '/puzzles', '/daily', '/lab', '/lab/explorer', '/habits', '/awards', '/settings'],
  ...['/rules', '/rules/FE-SAL-09', '/new/spinning-jenny', '/new/card-game', '/study/empire', '/nowhere'],
];

/** Faults of the pages, one line each: what does not come is waited for in vain. */
export async function walkPages(driven: Driven, site: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of PATHS) {
    await driven.go(`${site}${path}`);
    const found = await until(
      () =>
        driven.run<{ readonly isWide: boolean; readonly trouble: string } | null>(`
          const heading = document.querySelector('main :is(h1, h2)');
          if (!heading?.textContent.trim()) return null;
          const { scrollWidth, clientWidth } = document.documentElement;
          return { isWide: scrollWidth > clientWidth, trouble: document.querySelector('main [role=alert]')?.textContent ?? '' };`),
      () => true,
    );
    if (found.isWide) faults.push(`${path} scrolls sideways`);
    if (found.trouble) faults.push(`${path}: ${found.trouble}`);
  }
  return faults;
}

/** A first decision: it is taken back and made again, is still there when the page is loaded anew, and is read as text and in the replay. */
export async function walkTable(driven: Driven, site: string): Promise<void> {
  const there = (selector: string) =>
    until(
      () => driven.run<boolean | null>(`return document.querySelector('${selector}') ? true : null`),
      () => true,
    );
  const press = (key: string) =>
    driven.run(`document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }))`);
  await driven.go(`${site}/new/empire`);
  await there('form input[type=radio]');
  await driven.click('form button[type=submit]');
  await there('[data-ply="0"] [data-choices] [data-choice="action sell"]');
  await driven.click('[data-choices] [data-choice="action sell"]');
  await there('[data-ply="1"]');
  await press('u');
  await there('[data-ply="0"]');
  await press('y');
  await there('[data-ply="1"]');
  const path = await driven.run<string>('return location.pathname');
  await driven.go(`${site}${path}`);
  await there('[data-ply="1"] [data-board]');
  await press('t');
  await there('#text-position');
  await press('t');
  await driven.go(`${site}${path.replace('/table/', '/replay/')}/1`);
  await there('input[type=range][max="1"]');
}
