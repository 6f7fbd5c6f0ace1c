import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packRecord } from '../../packages/web/src/saves/share-link.ts';
import { type App, openApp, played, startGame } from './app.ts';
import { desktop } from './browser.ts';
import { fullGame } from './late-game.ts';
import { savedFile } from './saved-file.ts';

/** Played by rules that are no longer these: they had a move that is not known any more, and it brought 77 profit. */
const older = (record: string) =>
  record
    .replace(/^rules \d+$/m, 'rules 0')
    .replace(/^hash .*\n/m, '')
    .replace(/\n\n(?=\[)/, '\nhire a dragon\n\n')
    .trimEnd()
    .concat('\n{"ply":[2],"profit":[77]}\n');

/** Makes the saved game one of those. */
async function grownOld(page: Page): Promise<void> {
  const { record } = await onShelf(page);
  await onShelf(page, older(record));
}

/** The saved game, and what is written in its place. */
function onShelf(page: Page, record?: string): Promise<{ record: string }> {
  return page.evaluate(
    (text) =>
      new Promise<{ record: string }>((done, failed) => {
        const request = indexedDB.open('cromford', 1);
        request.onsuccess = () => {
          const store = request.result.transaction('games', 'readwrite').objectStore('games');
          const all = store.getAll();
          all.onsuccess = () => {
            const [game] = all.result;
            if (text === undefined) done(game);
            else store.put({ ...game, record: text }).onsuccess = () => done(game);
          };
        };
        request.onerror = () => failed(request.error);
      }),
    record,
  );
}

describe('what cannot simply be opened', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('opens once a damaged link is mended, in the same tab', async () => {
    const packed = await packRecord(fullGame('A', 20));
    const page = await app.page(desktop);
    await page.goto(`/replay/link/0#${packed.slice(0, -9)}`);
    await page.getByText('This link is damaged').waitFor();
    await page.evaluate((whole) => {
      location.hash = whole;
    }, packed);
    await page.waitForSelector('[data-board]');
    expect(await page.getByText('This link is damaged').count()).toBe(0);
    // The link to the content leaves the link in the address alone.
    await page.locator('a.skip').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(new URL(page.url()).hash).toBe(`#${packed}`);
    expect(await page.getByText('This link is damaged').count()).toBe(0);
  });

  it('is looked at as it was played, kept, brought back and taken up where the rules have changed since', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'older rules');
    await page.locator('[data-board] [data-choice="action produce"]').click();
    await played(page, 0);
    await page.waitForTimeout(300);
    const table = new URL(page.url()).pathname;
    await page.goto('/');
    await grownOld(page);
    await page.goto(table);
    await page.getByText('By version 2, move 2, “hire a dragon”, is no longer possible').waitFor();
    const saveIt = page.getByRole('button', { name: 'Save as a file' });
    const { name, text: kept } = await savedFile(page, () => saveIt.click());
    expect(name).toMatch(/^cromford-empire-.*\.txt$/);
    expect(kept).toContain('rules 0\n');
    expect(kept).toContain('hire a dragon\n');

    await page.getByRole('link', { name: 'Look at it' }).click();
    await page.waitForSelector('[data-board]');
    await page.getByText('It is shown as it was played, to its end.').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('heading', { name: 'Decision 2 of 2' }).waitFor();

    // The file comes back as it is, and asks before it goes on by the rules of today.
    await page.goto('/');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from(kept) });
    await page.getByRole('heading', { name: 'Played by older rules' }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(table);
    await page.getByRole('button', { name: 'Go on by the rules of today' }).click();
    await page.waitForSelector('[data-board]');
    await page.reload();
    await page.waitForSelector('[data-board] [data-choice]');
    expect(await page.getByRole('heading', { name: 'Played by older rules' }).count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });
});
