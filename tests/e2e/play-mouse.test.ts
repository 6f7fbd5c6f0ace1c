import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../packages/kernel/src/index.ts';
import { type App, importText, openApp, played, ply, startGame } from './app.ts';
import { desktop } from './browser.ts';
import { clickChoice, playOn } from './hands.ts';
import { lateGame } from './late-game.ts';
import { choose } from './taste.ts';

describe('Empire by mouse', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('starts with one click on the home page', async () => {
    const page = await app.page(desktop);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Empire' }).click();
    await page.waitForSelector('[data-board]');
    expect(page.url()).toMatch(/\/table\/\w+$/);
    expect(await page.locator('#question').textContent()).toBe('What do you do next?');
  });

  it.each([
    ['A', (page: Page) => startGame(page, 'mouse A', 'A')],
    ['B, its last third', (page: Page) => importText(page, lateGame('B'))],
  ] as const)('is played to the final score on the board alone, side %s', async (side, begin) => {
    const page = await app.page(desktop);
    await begin(page);
    const random = seeded(`mouse ${side}`);
    await playOn(page, {
      press: async ({ board, bar }) => {
        // Every choice of the bar is on the board, and the other way round; behind tabs the bar has those of the open one only.
        const hasTabs = (await page.locator('[data-choices] [role=tab]').count()) > 0;
        expect(hasTabs ? board.filter((line) => bar.includes(line)) : board).toEqual(bar);
        await clickChoice(page, '[data-board]', choose(board, random));
      },
      again: () => page.locator('[data-board] .armed').click(),
    });
    expect(await page.locator('[data-result]').textContent()).toMatch(/^\d+ profit: .+\.$/);
    expect(await page.locator('[data-score]').textContent()).toMatch(/^\d+$/);
    await page.getByRole('link', { name: 'Look at the replay' }).click();
    await page.waitForSelector('input[type=range]');
    expect(app.complaints).toEqual([]);
  });

  it('says why a struck choice is not open, with its rule', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'refused');
    const refused = page.locator('[data-board] [data-choice="action staff"]');
    await refused.hover();
    await page.getByText('Not open', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'SE-ACT-08' }).first().click();
    await page.getByText('An action, or a manager, without effect may not be taken.').waitFor();
  });

  it('undoes and restarts a turn, while everything moves, and says why it cannot go further', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'no-preference' });
    await startGame(page, 'undo');
    await page.locator('[data-board] [data-choice="action sell"]').click();
    await played(page, 0);
    await page.locator('[data-board] [data-choice^="sell 1"]').first().click();
    await played(page, 1);
    await page.getByRole('button', { name: /Undo/ }).click();
    await played(page, 2);
    expect(await ply(page)).toBe(1);
    await page.locator('[data-board] [data-choice^="sell 1"]').first().click();
    await played(page, 1);
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await played(page, 2);
    expect(await ply(page)).toBe(0);
    // It says that it is disabled, and why: pressing it is allowed.
    await page.getByRole('button', { name: /Undo/ }).click({ force: true });
    await page.getByText('There is nothing to take back yet.').waitFor();
  });
});
