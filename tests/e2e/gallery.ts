/**
 * Pictures of every page at 1440 × 900 and 390 × 844 in both themes, for people to look at:
 *
 *     npx tsx tests/e2e/gallery.ts [folder] [scene …]
 *
 * The web app must have been built.
 */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import type { AnyGame } from '../../packages/kernel/src/index.ts';
import { importText, myTurn, openApp, startGame, startTable } from './app.ts';
import { botGame } from './bot-game.ts';
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

/** A table of several seats, played by bots up to this part of the game. */
const several =
  (game: AnyGame, players: number, until: number, options: Readonly<Record<string, string>> = {}) =>
  async (page: Page) => {
    await table(botGame({ game, seed: 'gallery', players, until, options }))(page);
    await myTurn(page);
  };

const predetermined = { 'set-up': 'predetermined' };
const modules = { 'east-india-company': 'on', 'asymmetric-factories': 'on' };

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
  'new-game-seats': (page) => page.goto('/new/anniversary').then(() => page.locator('fieldset').first().waitFor()),
  'spinning-jenny-early': several(spinningJenny, 3, 0.15, predetermined),
  'spinning-jenny-end': async (page) => {
    await table(botGame({ game: spinningJenny, seed: 'gallery', players: 3, options: predetermined }))(page);
    await page.waitForSelector('[data-result]');
  },
  'water-frame-late': several(waterFrame, 4, 0.85, predetermined),
  'anniversary-late': several(anniversary, 4, 0.8, modules),
  'spinning-mule-middle': several(spinningMule, 3, 0.5),
  'card-game-early': several(cardGame, 2, 0.2),
  'card-game-late': several(cardGame, 4, 0.85),
  'card-game-text': async (page) => {
    await several(cardGame, 3, 0.5)(page);
    await page.keyboard.press('t');
    await page.locator('#text-position').waitFor();
  },
  charts: async (page) => {
    await several(waterFrame, 4, 0.9, predetermined)(page);
    await page.keyboard.press('c');
    await page.locator('figure').first().waitFor();
  },
  'hand-over': (page) => startTable(page, 'card-game', 'gallery', ['person', 'person']),
  'replay-several': async (page) => {
    await table(botGame({ game: waterFrame, seed: 'gallery', players: 4, options: predetermined }))(page);
    await page.goto(`${page.url().replace('/table/', '/replay/')}/160`);
    await page.locator('[data-analyse]').click();
    await page.locator('.verdict').waitFor({ timeout: 180_000 });
  },
  lab: async (page) => {
    await page.goto('/lab');
    await page.locator('form select').first().selectOption('empire');
    await page.locator('form select').nth(2).selectOption('12');
    await page.locator('form [type=submit]').click();
    await page.locator('.results').waitFor({ timeout: 120_000 });
    await page.locator('form [type=submit]').waitFor({ timeout: 120_000 });
  },
  rules: (page) => page.goto('/rules/FE-SAL-09').then(() => page.locator('.asked').waitFor()),
  learn: (page) => page.goto('/learn').then(() => page.locator('main li').first().waitFor()),
  lesson: async (page) => {
    await page.goto('/learn/empire/first');
    for (let i = 0; i < 5; i++) await page.locator('[data-next]').click();
  },
};

await mkdir(folder, { recursive: true });
const app = await openApp();
const wanted = process.argv.slice(3);
const looks = [
  { size: 'desktop', options: desktop, theme: 'light', locale: 'en-GB' },
  { size: 'desktop', options: desktop, theme: 'dark', locale: 'de-DE' },
  { size: 'phone', options: phone, theme: 'light', locale: 'de-DE' },
  { size: 'phone', options: phone, theme: 'dark', locale: 'en-GB' },
] as const;
for (const { size, options, theme, locale } of looks)
  for (const [name, open] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await app.page({ ...options, colorScheme: theme, locale, reducedMotion: 'reduce' });
    page.setDefaultTimeout(30_000);
    try {
      await open(page);
      await page.waitForTimeout(300);
      const path = `${folder}/${name}-${size}-${theme}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: 62, scale: 'css' });
    } catch (error) {
      console.error(name, size, theme, error);
    }
    await page.context().close();
  }
if (app.complaints.length > 0) console.error(app.complaints);
await app.close();
