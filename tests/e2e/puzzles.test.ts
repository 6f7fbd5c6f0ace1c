/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { Puzzle } from '@cromford/bots/coach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empire } from '../../packages/empire/src/index.ts';
import { type App, importText, myTurn, openApp } from './app.ts';
import { botGame } from './bot-game.ts';
import { desktop, phone } from './browser.ts';

const lines = readFileSync(new URL('../../packages/web/src/puzzles/sets/empire.jsonl', import.meta.url), 'utf8');
const PATIENCE = { timeout: 30_000, interval: 500 };
/** A short one. */
const puzzle = lines
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle)
  .sort((a, b) => a.best.length - b.best.length)[0] as Puzzle;

function puzzleOf(game: string, id: string): Puzzle {
  const set = readFileSync(new URL(`../../packages/web/src/puzzles/sets/${game}.jsonl`, import.meta.url), 'utf8');
  const found = set
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle)
    .find((one) => one.id === id);
  if (!found) throw new Error(`no puzzle ${id}`);
  return found;
}

/** In the browser: the saved game says that it has ended. */
async function overIs(id: string): Promise<void> {
  const opened = indexedDB.open('cromford');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const games = opened.result.transaction('games', 'readwrite').objectStore('games');
  const got = games.get(id);
  await new Promise((resolve) => got.addEventListener('success', resolve));
  const put = games.put({ ...got.result, over: true });
  await new Promise((resolve) => put.addEventListener('success', resolve));
  opened.result.close();
}

describe('puzzles', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('are found in words and by key, move the rating once, and lead on', async () => {
    const page = await app.page({ ...desktop, locale: 'en-GB' });
    await page.goto('/');
    await page.getByRole('link', { name: /^Puzzles/ }).click();
    await page.getByText('No puzzle tried yet').waitFor();
    await page.goto(`/puzzles/empire/${puzzle.id}`);
    // By key, and in words.
    await page.locator('[data-board]').first().waitFor();
    await page.keyboard.press('t');
    for (const [i, line] of puzzle.best.entries()) {
      await page.locator(`main [data-choices] [data-choice="${line}"]:not([aria-disabled])`).first().focus();
      await page.keyboard.press('Enter');
      // What is chosen next may be open now as well: whoever is by key hears the next question first, or what becomes of the turn.
      const next =
        i + 1 < puzzle.best.length ? page.locator('#question:focus') : page.locator('h2:focus', { hasText: 'Found' });
      await next.waitFor();
    }
    await page.getByText(/Your puzzle rating: 1000 → 1[0-3]\d\d/).waitFor();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.waitForURL((url) => url.pathname !== `/puzzles/empire/${puzzle.id}`);
    await page.goto('/puzzles');
    await page.getByText(/^1 of \d+ solved$/).waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('can be given up on a phone, in German: the best turn is played and told', async () => {
    const page = await app.page({ ...phone, locale: 'de-DE' });
    await page.goto(`/puzzles/empire/${puzzle.id}`);
    await page.getByRole('button', { name: 'Den besten Zug zeigen' }).click();
    await page.getByRole('heading', { name: 'Was der beste Zug tut' }).waitFor();
    await page.getByText(/rechne ich für dich/).waitFor();
    // Its moves stand where they are spoken of: there is no log beside it on a phone.
    expect(await page.locator('[data-shown] li').count()).toBeGreaterThan(1);
    await page.getByText(/Deine Aufgabenwertung: 1000 → [89]\d\d/).waitFor();
    await page.getByRole('button', { name: 'Noch einmal' }).click();
    await page.getByRole('heading', { name: 'Finde den besten Zug', exact: true }).waitFor();
    await page.goto('/puzzles/empire/nonsense');
    await page.getByRole('heading', { name: 'Diese Aufgabe gibt es nicht' }).waitFor();
    await page.goto('/puzzles/daily/99999');
    await page.getByRole('heading', { name: 'Das ist nicht die Aufgabe von heute' }).waitFor();
    await page.getByRole('link', { name: 'Die Aufgabe des Tages' }).click();
    await page.getByRole('heading', { name: /den besten Zug/ }).waitFor();
    const day = Number(page.url().split('/').at(-1));
    await page.goto(`/puzzles/daily/${day - 1}`);
    await page.getByRole('heading', { name: 'Das ist nicht die Aufgabe von heute' }).waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('explain a turn that was not the best, beside it, without giving it away', async () => {
    const page = await app.page({ ...phone, locale: 'en-GB' });
    await page.goto(`/puzzles/empire/${puzzle.id}`);
    await page.locator('[data-board]').first().waitFor();
    // A question that has only just come up wants a second tap.
    const open = page.locator('[data-choices] [data-choice=end]:not([aria-disabled])');
    const end = open.or(page.getByRole('button', { name: 'Yes: End the turn' })).first();
    const verdict = page.getByRole('heading', { name: 'Not quite' });
    await expect
      .poll(async () => {
        if (await end.isVisible()) await end.tap({ timeout: 1000 }).catch(() => undefined);
        return verdict.isVisible();
      }, PATIENCE)
      .toBe(true);
    expect((await verdict.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const said = page.locator('aside');
    await said
      .getByText(/^For you I reckon with about \d+ profit in the end after your turn, with \d+ profit after/)
      .waitFor();
    await said.getByText(/^The best turn does what yours does not: it [a-z]/).waitFor();
    await said.getByText(/^(A few turns on|At the end) the best turn leaves you with .* instead of \d/).waitFor();
    expect(await page.locator('[data-shown]').count()).toBe(0);
  });

  it('whose moves are the right ones, but not the price, count neither way, and say so', async () => {
    const page = await app.page({ ...desktop, locale: 'de-DE' });
    const { id, best } = puzzleOf('water-frame', 'water-frame-p1-0-6');
    await page.goto(`/puzzles/water-frame/${id}`);
    await page.locator('[data-board]').first().waitFor();
    await page.keyboard.press('t');
    for (const line of best.map((one) => (one.startsWith('price lamps') ? 'price lamps 8' : one))) {
      await page.locator(`main [data-choices] [data-choice="${line}"]:not([aria-disabled])`).first().focus();
      await page.keyboard.press('Enter');
      await page.locator('#question:focus, h2:focus').waitFor();
    }
    await page.getByRole('heading', { name: 'Beinahe', exact: true }).waitFor();
    await page.getByText(/^Die Handlungen stimmen: Was noch zu finden ist, sind die Preise/).waitFor();
    expect(await page.getByText('Deine Aufgabenwertung').count()).toBe(0);
    await page.getByRole('button', { name: 'Noch einmal' }).click();
    await page.getByRole('heading', { name: /: Finde den besten Zug$/ }).waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('whose turn ends with a production are shown whole, with their reasons, while that is told', async () => {
    const page = await app.page({ ...desktop, locale: 'en-GB' });
    await page.addInitScript(() => localStorage.setItem('cromford.pace', 'slow'));
    const { id, best } = puzzleOf('spinning-jenny', 'spinning-jenny-r16-5-5-83');
    await page.goto(`/puzzles/spinning-jenny/${id}`);
    await page.getByRole('button', { name: 'Show the best turn' }).click();
    const telling = page.getByText(/^After .+: Take dark grey quality$/);
    await telling.waitFor();
    await page
      .locator('[data-shown] li')
      .nth(best.length - 1)
      .waitFor();
    await page.getByText(/take the special Quality marker\.$/).waitFor();
    // All of it stands there while the production is still being told.
    expect(await telling.count()).toBe(1);
    expect(await page.locator('[data-shown] li').count()).toBe(best.length);
    expect(app.complaints).toEqual([]);
  });

  it('a game of the day cannot be tried out, and is known where the browser has forgotten that it was begun', async () => {
    const page = await app.page({ ...desktop, locale: 'en-GB' });
    await page.goto('/daily');
    await page.locator('[data-challenge=empire]').getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/table\//);
    const table = new URL(page.url()).pathname;
    await myTurn(page);
    await page.evaluate(() => localStorage.removeItem('cromford.daily'));
    await page.goto('/daily');
    const goOn = page.locator('[data-challenge=empire]').getByRole('link', { name: 'Continue' });
    expect(await goOn.getAttribute('href')).toBe(table);
    // The table itself does not give advice either.
    await page.evaluate(() => localStorage.removeItem('cromford.daily'));
    await page.goto(table);
    await myTurn(page);
    await page.keyboard.press('h');
    await page.getByRole('alert').filter({ hasText: 'no hints in a game of the day' }).waitFor();
    const day = Math.floor(Date.now() / 86_400_000);
    for (const seed of [`day ${day}`, `day ${day + 1}`]) {
      await page.goto('/new/empire');
      await page.locator('summary').filter({ hasText: 'Seed' }).click();
      await page.getByLabel('Seed', { exact: true }).fill(seed);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.getByText('This seed deals the games of a day that is open or still to come').waitFor();
    }
    await importText(page, botGame({ game: empire, players: 1, seed: `day ${day}`, until: 0.5 }));
    await page.getByRole('dialog').getByText('This seed deals the games of a day').waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('and the games of the day are begun once, and gone on with', async () => {
    const page = await app.page({ ...phone, locale: 'en-GB' });
    await page.goto('/daily');
    const empire = page.locator('[data-challenge=empire]');
    const stale = await page.context().newPage();
    await stale.goto(page.url());
    const late = stale.locator('[data-challenge=empire]').getByRole('button', { name: 'Begin' });
    await late.waitFor();
    await empire.getByRole('button', { name: 'Begin' }).tap();
    await page.waitForURL(/\/table\//);
    const table = new URL(page.url()).pathname;
    // A tab that has not noticed opens the same one.
    await late.tap();
    await stale.waitForURL(`**${table}`);
    await page.goto('/daily');
    expect(await empire.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(table);
    expect(await empire.getByRole('button', { name: 'Begin' }).count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('nobody looks ahead in a game of the day that is under way, and whoever wants to reads why', async () => {
    const page = await app.page({ ...desktop, locale: 'en-GB' });
    await page.goto('/daily');
    await page.locator('[data-challenge=empire]').getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/table\//);
    await myTurn(page);
    await page.keyboard.press('h');
    await page.getByRole('alert').filter({ hasText: 'no hints in a game of the day' }).waitFor();
    const table = new URL(page.url()).pathname;
    const id = table.slice('/table/'.length);
    for (const ahead of [`/review/${id}`, `/review/${id}/0-0`, `/study/${id}/0`]) {
      await page.goto(ahead);
      await page.getByRole('heading', { name: 'This game of the day is under way' }).waitFor();
      await page.getByRole('link', { name: 'Back to the table' }).click();
      await page.waitForURL(`**${table}`);
    }
    await page.goto(`/replay/${id}`);
    await page.getByRole('status').filter({ hasText: 'analysed and played on from a step once it is over' }).waitFor();
    expect(await page.locator('[data-analyse], progress, a[href^="/study"]').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(Play on from here|Copy link)/ }).count()).toBe(0);
    await page.goto(table);
    await page.getByRole('button', { name: 'Save or share' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This game of the day is under way.').waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Close']);
    // Over: everything is open.
    await page.evaluate(overIs, id);
    await page.goto(`/replay/${id}/0`);
    await page.getByRole('button', { name: /^Play on from here/ }).waitFor();
    await page.locator('[data-analyse]').waitFor();
    expect(app.complaints).toEqual([]);
  });
});
