/**
 * Pictures of every page at 1440 × 900 and 390 × 844 in both themes, for people to look at:
 *
 *     npx tsx tests/e2e/gallery.ts [folder]
 *
 * The web app must have been built.
 */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { importText, openApp, startGame } from './app.ts';
import { desktop, phone } from './browser.ts';
import { fullGame } from './late-game.ts';

const folder = process.argv[2] ?? 'docs/gallery';
const record = fullGame('A');
const head = record.slice(0, record.indexOf('\n\n')).replace(/^hash .*$\n?/m, '');
const moves = record
  .slice(record.indexOf('\n\n') + 2)
  .trim()
  .split('\n');
/** The position before the n-th move that starts like this. */
const before = (start: string, nth: number) => {
  const at = moves.flatMap((move, i) => (move.startsWith(start) ? [i] : []))[nth - 1] ?? 0;
  return `${head.trim()}\n\n${moves.slice(0, at).join('\n')}\n`;
};

const table = (text: string) => async (page: Page) => {
  await importText(page, text);
  await page.waitForSelector('[data-board]');
};

const point = async (page: Page, line: string) => {
  await page.locator(`[data-board] [data-choice^="${line}"]:not([aria-disabled])`).last().hover();
  await page.waitForTimeout(120);
};

const scenes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await table(before('end', 4))(page);
    await page.goto('/');
    await page.getByRole('main').waitFor();
  },
  'new-game': (page) => page.goto('/new/empire').then(() => page.locator('fieldset').waitFor()),
  'table-early': async (page) => {
    await startGame(page, 'gallery');
    await point(page, 'action produce');
  },
  'table-selling': async (page) => {
    await table(`${before('sell', 1)}`)(page);
    await point(page, 'sell');
  },
  'table-building': async (page) => {
    await table(before('build', 3))(page);
    await point(page, 'build');
  },
  'table-placing': table(before('place', 4)),
  'table-workers': table(before('move', 1)),
  'table-late': table(before('action produce', 9)),
  'table-end': table(record),
  'text-mode': async (page) => {
    await table(before('end', 6))(page);
    await page.keyboard.press('t');
    await page.locator('#text-position').waitFor();
  },
  replay: async (page) => {
    await table(record)(page);
    await page.goto(`${page.url().replace('/table/', '/replay/')}/40`);
    await page.waitForSelector('[data-board]');
  },
  learn: (page) => page.goto('/learn').then(() => page.locator('main li').waitFor()),
  lesson: async (page) => {
    await page.goto('/learn/empire/first');
    for (let i = 0; i < 5; i++) await page.locator('[data-next]').click();
  },
};

await mkdir(folder, { recursive: true });
const app = await openApp();
const wanted = process.argv.slice(3);
for (const [size, options] of Object.entries({ desktop, phone }))
  for (const theme of ['light', 'dark'] as const)
    for (const [name, open] of Object.entries(scenes)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const page = await app.page({ ...options, colorScheme: theme, locale: theme === 'dark' ? 'de-DE' : 'en-GB' });
      await open(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      await page.context().close();
    }
if (app.complaints.length > 0) console.error(app.complaints);
await app.close();
