/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Course } from '@cromford/bots/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empire } from '../../packages/empire/src/index.ts';
import { type App, expectNoSideways, openApp } from './app.ts';
import { botGame } from './bot-game.ts';
import { desktop, phone } from './browser.ts';

const jenny: Course = {
  game: 'spinning-jenny',
  players: 3,
  score: 300,
  isWon: true,
  habits: { 'shares-at-need': 9, loans: 0, 'crates-sold': 20, 'crates-lost': 4, obsolete: 3, 'cash-left': 12 },
  choices: { 'first-good': 'lamps' },
  curves: { shares: [10, 12, 14], factories: [2, 3, 3], workers: [10, 12, 14] },
};

describe('habits and explorer', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('count what was done in finished games, and say so where there are none', async () => {
    const page = await app.page({ ...phone, locale: 'en-GB' });
    await page.goto('/learn');
    await page.getByRole('link', { name: 'To your habits' }).tap();
    await page.getByRole('heading', { name: 'No finished game yet' }).waitFor();
    // A game alone that has come to its end, as the table keeps it.
    await page.evaluate(
      async (record) => {
        const open = indexedDB.open('cromford', 1);
        await new Promise((done) => {
          open.onsuccess = done;
        });
        const write = open.result.transaction('games', 'readwrite');
        write.objectStore('games').put({ id: 'ended', game: 'empire', record, over: true, changed: 1 });
        await new Promise((done) => {
          write.oncomplete = done;
        });
        open.result.close();
      },
      botGame({ game: empire, players: 1, seed: 'habits' }),
    );
    await page.evaluate((kept) => localStorage.setItem('cromford.courses', kept), JSON.stringify({ jenny }));
    await page.reload();
    await page.locator('[data-habits=empire] li').first().waitFor();
    await page.getByText(/^You sell 9 shares at need in a game; strong players \d/).waitFor();
    await expectNoSideways(page);
    expect(app.complaints).toEqual([]);
  });

  it('shows what strong players choose, and one’s own games beside them', async () => {
    const page = await app.page({ ...desktop, locale: 'de-DE' });
    await page.goto('/lab');
    await page.evaluate((kept) => localStorage.setItem('cromford.courses', kept), JSON.stringify({ jenny }));
    await page.getByRole('link', { name: 'Was starke Spieler tun, Moment für Moment' }).click();
    const first = page.getByRole('table', { name: 'Die erste Fabrik' });
    await first.getByRole('rowheader', { name: 'Nahrung' }).waitFor();
    const seats = page.getByText(/^Jedes davon hat in jeder Partie eine Firma genommen: Die Sitzordnung entscheidet/);
    expect(await seats.count()).toBe(1);
    await page.getByLabel('Wessen Partien').selectOption('mine');
    await seats.waitFor({ state: 'detached' });
    await first.getByRole('row', { name: /^Lampen 100 % 100 % 300\s£/ }).waitFor();
    await page.getByLabel('Spiel').selectOption('empire');
    await page.getByRole('table', { name: 'Das erste Gebäude' }).waitFor();
    expect(app.complaints).toEqual([]);
  });
});
