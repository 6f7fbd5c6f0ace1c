import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardGame } from '../../packages/cards/src/index.ts';
import { below, seeded } from '../../packages/kernel/src/index.ts';
import { type App, importText, openApp, played, ply, startGame } from './app.ts';
import { desktop } from './browser.ts';
import { playOn } from './hands.ts';
import { lateGame } from './late-game.ts';
import { recorded } from './recorded.ts';

describe('keyboard only', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const isChosen = (page: Page) =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return at?.dataset.choice !== undefined && at.getAttribute('aria-disabled') !== 'true';
    });

  it.each([
    ['empire', (page: Page) => importText(page, lateGame('B'))],
    ['card-game', (page: Page) => importText(page, recorded(cardGame, 'cards/records/two-players.txt', 0.7))],
  ] as const)('%s is played to the final score with numbers, arrows and Enter', async (_game, start) => {
    const page = await app.page(desktop);
    await start(page);
    const { keyboard } = page;
    const random = seeded('keys');
    const { isOver } = await playOn(page, {
      press: async () => {
        await keyboard.press(String(below(random, 2) + 1));
        for (let steps = below(random, 3); steps > 0; steps--) await keyboard.press('ArrowRight');
        for (let steps = 0; steps < 40 && !(await isChosen(page)); steps++) await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
      },
      again: () => keyboard.press('Enter'),
    });
    expect(isOver).toBe(true);
    expect(await page.locator('[data-result]').textContent()).toMatch(/profit|wins/);
    expect(app.complaints).toEqual([]);
  });

  it('chooses by number, takes back with u, opens log, charts, text mode and help by key', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'letters');
    await page.keyboard.press('1');
    const chosen = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.choice);
    expect(await chosen()).toBe('action sell');
    // Among choices the arrows go round, and leave them for nothing else.
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-choices]') !== null)).toBe(true);
    expect(await chosen()).not.toBe('action sell');
    await page.keyboard.press('ArrowRight');
    expect(await chosen()).toBe('action sell');
    await page.keyboard.press('Enter');
    await played(page, 0);
    await page.keyboard.press('u');
    await played(page, 1);
    expect(await ply(page)).toBe(0);
    await page.keyboard.press('c');
    await page.getByRole('tab', { name: 'Charts', selected: true }).waitFor();
    // Among tabs the arrows stay among tabs, and Tab leaves them for what they show.
    await page.getByRole('tab', { name: 'Charts' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Notes', selected: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-panel');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.tabs'))).toBe(null);
    await page.keyboard.press('l');
    await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
    await page.keyboard.press('f');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('forecast-panel');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys and help' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('help-heading');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByRole('heading', { name: 'The position' }).waitFor();
    await page.keyboard.press('t');
    await page.waitForSelector('[data-board]');
  });
});
