import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, played, ply, startGame } from './app.ts';
import { desktop } from './browser.ts';

describe('saved games', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('survive a reload in the middle of a turn, notes included', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'reload');
    await page.locator('[data-board] [data-choice="action sell"]').click();
    await played(page, 0);
    await page.locator('[data-board] [data-choice^="sell 1"]').first().click();
    await played(page, 1);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('Your notes on this game').fill('Build the paper mill first.');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.waitForTimeout(200);
    const asked = await page.locator('#question').textContent();
    await page.reload();
    await page.waitForSelector('[data-board]');
    expect(await ply(page)).toBe(2);
    expect(await page.locator('#question').textContent()).toBe(asked);
    await page.getByRole('tab', { name: 'Notes' }).click();
    expect(await page.getByLabel('Your notes on this game').inputValue()).toBe('Build the paper mill first.');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('button', { name: /Undo/ }).click();
    await played(page, 2);
  });

  it('are listed on the home page with their progress, continued, and deleted after a question', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'list');
    await page.locator('[data-board] [data-choice="end"]').click();
    await played(page, 0);
    await page.waitForTimeout(150);
    await page.goto('/');
    await page.getByText('Turn 2 of 15').waitFor();
    expect((await page.getByRole('listitem').filter({ hasText: 'Turn 2' }).innerText()).match(/profit/gi)).toHaveLength(
      1,
    );
    // Whoever changes the language reads that in the other one too.
    await page.getByRole('button', { name: 'Auf Deutsch' }).click();
    await page.getByText('Runde 2 von 15').waitFor();
    await page.getByRole('button', { name: 'In English' }).click();
    await page.getByText('Turn 2 of 15').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForSelector('[data-board]');
    expect(await ply(page)).toBe(1);
    await page.goto('/');
    await page.getByRole('button', { name: /Delete/ }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(1);
    await page.getByRole('button', { name: /Delete/ }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByText('No game begun yet').waitFor();
  });

  it('say so when a game is not on this device', async () => {
    const page = await app.page(desktop);
    await page.goto('/table/nowhere');
    await page.getByRole('heading', { name: 'There is no such game on this device.' }).waitFor();
  });

  it('are remembered with theme and language', async () => {
    const page = await app.page(desktop);
    await page.goto('/');
    await page.getByRole('button', { name: 'Auf Deutsch' }).click();
    await page.getByRole('heading', { name: 'Die Spiele' }).waitFor();
    await page.getByRole('button', { name: 'Dunkle Farben' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Die Spiele' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
      'de',
      'dark',
    ]);
    expect(app.complaints).toEqual([]);
  });
});
