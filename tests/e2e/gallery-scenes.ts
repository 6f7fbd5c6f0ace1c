/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Page } from 'playwright-core';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { importText, myTurn, startGame, startTable } from './app.ts';
import { type BotGame, botGame } from './bot-game.ts';
import { fullGame } from './late-game.ts';
import { latePosition } from './late-position.ts';
import { post } from './online.ts';

/** One screen: what it shows, and how a page comes to it. */
export interface Scene {
  readonly about: string;
  /** Needs a house behind the app, in which people play together. */
  readonly together?: true;
  /** Shown wherever somebody plays, not only on a desk and on a phone. */
  readonly everywhere?: true;
  open(page: Page): Promise<unknown>;
}

const seed = 'gallery';
const predetermined = { 'set-up': 'predetermined' };
const modules = { 'east-india-company': 'on', 'asymmetric-factories': 'on' };
const EARLY = 0.12;

/** Made when the first look wants it, and kept for the others. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Opens a record as a person does, and waits for the board. */
async function table(page: Page, text: string): Promise<void> {
  await importText(page, text);
  await page.waitForSelector('[data-board]');
}

/** A table of several seats, played by bots: before much has happened, where most is to be chosen, or to the end. */
function several(wanted: Omit<BotGame, 'seed' | 'until'>, when: 'early' | 'late' | 'end'): Scene['open'] {
  const record = once(() => {
    if (when === 'late') return latePosition({ ...wanted, seed });
    return botGame({ ...wanted, seed, ...(when === 'early' && { until: EARLY }) });
  });
  return async (page) => {
    await table(page, record());
    await (when === 'end' ? storyTold(page) : myTurn(page));
  };
}

/** The coach has looked at every turn. */
async function storyTold(page: Page): Promise<void> {
  await page.locator('[data-story=told]').waitFor();
}

const lateWaterFrame = several({ game: waterFrame, players: 4, options: predetermined }, 'late');
const lateCards = several({ game: cardGame, players: 3 }, 'late');

const empireGame = once(() => fullGame('A', 60));

/** The game of Empire up to its n-th move that starts like this, or up to the last such one. */
function empireBefore(start: string, nth: number): string {
  const [head = '', moves = ''] = empireGame().split('\n\n');
  const played = moves.trim().split('\n');
  const found = played.flatMap((move, i) => (move.startsWith(start) ? [i] : []));
  const at = found[nth - 1] ?? found.at(-1) ?? 0;
  return `${head.replace(/^hash .*$\n?/m, '').trim()}\n\n${played.slice(0, at).join('\n')}\n`;
}

/** Rests on a choice of the board: what it would do is shown. On a phone nothing rests anywhere. */
async function point(page: Page, line: string): Promise<void> {
  const choice = page.locator(`[data-board] [data-choice^="${line}"]:not([aria-disabled])`).last();
  if (await choice.isVisible()) await choice.hover();
}

async function replayOf(page: Page, record: string, ply: number): Promise<void> {
  await table(page, record);
  await page.goto(`${page.url().replace('/table/', '/replay/')}/${ply}`);
  await page.waitForSelector('[data-board]');
}

const jennyForTwo = once(() => botGame({ game: spinningJenny, seed: 'analysis', players: 2, options: predetermined }));

/** Everybody who comes in needs another name. */
let guests = 0;

export async function comeIn(page: Page): Promise<void> {
  await page.goto('/together');
  await page.locator('#who-are-you').waitFor();
  const name = ['Ada', 'Ben', 'Cleo', 'Dora'][guests++ % 4] ?? 'Ada';
  await post(page, 'guests', { name });
}

/** Somebody else at another browser, who has come in too and stays. */
export async function friendOf(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('no browser to sit at');
  const friend = await context.newPage();
  await comeIn(friend);
  return friend;
}

const clock = { kind: 'bank', bank: 600_000, increment: 10_000 };

export async function openTable(page: Page, more: object): Promise<string> {
  const wanted = { key: `gallery-table-${guests}`, game: 'water-frame', players: 3, access: 'public', clock, ...more };
  return (await post<{ id: string }>(page, 'tables', wanted)).id;
}

export const scenes: Readonly<Record<string, Scene>> = {
  home: {
    about: 'Home, with a game to continue',
    everywhere: true,
    open: async (page) => {
      await table(page, empireBefore('end', 4));
      await page.goto('/');
      await page.getByRole('main').waitFor();
    },
  },
  'new-game': {
    about: 'A new game with its seats, variants and modules',
    open: (page) => page.goto('/new/anniversary').then(() => page.locator('fieldset').first().waitFor()),
  },
  'sheet-editor': {
    about: 'A component sheet with a value of one’s own',
    open: async (page) => {
      await page.goto('/new/water-frame');
      await page.locator('summary').last().click();
      await page.getByRole('button', { name: /^(Edit values|Werte ändern)/ }).click();
      const group = page.locator('[data-sheet-editor] details').nth(1);
      await group.locator('summary').click();
      const value = group.locator('input').first();
      await value.fill((await value.inputValue()).replace(/\d(?=\D*$)/, (last) => String((Number(last) + 1) % 10)));
      await value.press('Tab');
      await page.locator('[data-sheet-editor]').evaluate((editor) => editor.scrollIntoView());
    },
  },
  'spinning-jenny-early': {
    about: 'Spinning Jenny, three players, early',
    open: several({ game: spinningJenny, players: 3, options: predetermined }, 'early'),
  },
  'spinning-jenny-late': {
    about: 'Spinning Jenny, late',
    open: several({ game: spinningJenny, players: 3, options: predetermined }, 'late'),
  },
  'water-frame-early': {
    about: 'Water Frame, four players, early',
    open: several({ game: waterFrame, players: 4, options: predetermined }, 'early'),
  },
  'water-frame-late': {
    about: 'Water Frame, late',
    everywhere: true,
    open: lateWaterFrame,
  },
  'water-frame-end': {
    about: 'Water Frame, the end',
    open: several({ game: waterFrame, players: 4, options: predetermined }, 'end'),
  },
  'spinning-mule-early': {
    about: 'Spinning Mule, three players, early',
    open: several({ game: spinningMule, players: 3 }, 'early'),
  },
  'spinning-mule-late': {
    about: 'Spinning Mule, late',
    open: several({ game: spinningMule, players: 3 }, 'late'),
  },
  'anniversary-early': {
    about: 'The anniversary edition with the East India Company, four players, early',
    open: several({ game: anniversary, players: 4, options: modules }, 'early'),
  },
  'anniversary-late': {
    about: 'The anniversary edition with the East India Company, late',
    open: several({ game: anniversary, players: 4, options: modules }, 'late'),
  },
  'card-game-early': {
    about: 'The card game, two players, early',
    open: several({ game: cardGame, players: 2 }, 'early'),
  },
  'card-game-late': {
    about: 'The card game, four players, late',
    everywhere: true,
    open: several({ game: cardGame, players: 4 }, 'late'),
  },
  'card-game-end': {
    about: 'The card game, the end',
    open: several({ game: cardGame, players: 4 }, 'end'),
  },
  'empire-early': {
    about: 'Empire, the first turn; a choice is pointed at',
    open: async (page) => {
      await startGame(page, seed);
      await point(page, 'action produce');
    },
  },
  'empire-late': {
    about: 'Empire, late; a building is pointed at',
    open: async (page) => {
      await table(page, empireBefore('build', 6));
      await point(page, 'build');
    },
  },
  'empire-end': {
    about: 'Empire, the end',
    open: async (page) => {
      await table(page, empireGame());
      await storyTold(page);
    },
  },
  'text-mode': {
    about: 'A table as headings and lists',
    everywhere: true,
    open: async (page) => {
      await lateCards(page);
      await page.keyboard.press('t');
      await page.locator('#text-position').waitFor();
    },
  },
  charts: {
    about: 'Charts at the table',
    open: async (page) => {
      await lateWaterFrame(page);
      await page.keyboard.press('c');
      await page.locator('figure').first().waitFor();
    },
  },
  'hand-over': {
    about: 'The device is handed over',
    open: (page) => startTable(page, 'card-game', seed, ['person', 'person']),
  },
  replay: {
    about: 'A replay',
    open: (page) => replayOf(page, empireGame(), 40),
  },
  analysis: {
    about: 'A replay with the expert’s view of it',
    open: async (page) => {
      await replayOf(page, jennyForTwo(), 80);
      await page.locator('[data-analyse]').click();
      await page.locator('.verdict').waitFor();
    },
  },
  lab: {
    about: 'The lab after twelve games',
    open: async (page) => {
      await page.goto('/lab');
      await page.locator('form select').first().selectOption('empire');
      await page.locator('form select').nth(2).selectOption('12');
      await page.locator('form [type=submit]').click();
      await page.locator('.results').waitFor();
      await page.locator('form [type=submit]').waitFor();
      await page.locator('.results').scrollIntoViewIfNeeded();
    },
  },
  learn: {
    about: 'Learn',
    open: (page) => page.goto('/learn').then(() => page.locator('main li').first().waitFor()),
  },
  lesson: {
    about: 'In the first lesson of the board game',
    open: async (page) => {
      await page.goto('/learn/spinning-jenny/first');
      await page.waitForSelector('[data-board]');
      await page.locator('[data-next]').click();
    },
  },
  rules: {
    about: 'The rules browser, with a rule that was asked for',
    open: (page) => page.goto('/rules/FE-SAL-09').then(() => page.locator('.asked').waitFor()),
  },
  awards: {
    about: 'The awards of the card game',
    open: (page) => page.goto('/awards').then(() => page.locator('main li').first().waitFor()),
  },
  lobby: {
    about: 'Play together: the lobby',
    everywhere: true,
    together: true,
    open: async (page) => {
      await comeIn(page);
      await openTable(page, { title: 'Friday evening' });
      await openTable(page, { key: `gallery-cards-${guests}`, game: 'card-game', players: 2, title: 'A short one' });
      await page.goto('/together');
      await page.locator('.tables .panel').first().waitFor();
    },
  },
  'open-table': {
    about: 'Play together: opening a table',
    together: true,
    open: async (page) => {
      await comeIn(page);
      await page.goto('/together/new/water-frame');
      await page.locator('fieldset li').first().waitFor();
    },
  },
  'waiting-room': {
    about: 'Play together: the waiting room',
    everywhere: true,
    together: true,
    open: async (page) => {
      await comeIn(page);
      await page.goto(`/play/${await openTable(page, { title: 'Friday evening' })}`);
      await page.locator('[data-waiting-room] [data-seat="1"]').waitFor();
    },
  },
  'online-table': {
    about: 'Play together: a table with clocks and talk',
    together: true,
    open: async (page) => {
      await comeIn(page);
      const id = await openTable(page, { game: 'card-game', players: 2, title: 'Friday evening' });
      const friend = await friendOf(page);
      await post(friend, `tables/${id}/join`, {});
      await post(friend, `tables/${id}/messages`, { text: 'Good luck!' });
      await friend.goto(`/play/${id}`);
      await friend.locator('[data-ply] [data-board]').waitFor();
      await page.goto(`/play/${id}`);
      await page.locator('[data-ply] [data-board]').waitFor();
    },
  },
  account: {
    about: 'Play together: the account',
    together: true,
    open: async (page) => {
      await comeIn(page);
      await page.goto('/account');
      await page.locator('#data').waitFor();
    },
  },
};
