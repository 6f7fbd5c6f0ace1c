import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, seeded } from '../../packages/kernel/src/index.ts';
import { type App, isOver, openApp, played, ply, startGame } from './app.ts';
import { desktop } from './browser.ts';

describe('Empire by keyboard only', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('is played to the final score with arrows and Enter', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'keys');
    const { keyboard } = page;
    const random = seeded('keys');
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement as HTMLElement | null;
        return at?.dataset.choice !== undefined && at.getAttribute('aria-disabled') !== 'true';
      });
    for (let i = 0; i < 400 && !(await isOver(page)); i++) {
      const before = await ply(page);
      for (let steps = below(random, 4); steps > 0; steps--) await keyboard.press('ArrowRight');
      for (let steps = 0; steps < 40 && (steps === 0 || !(await focused())); steps++)
        await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await played(page, before, () => keyboard.press('Enter'));
    }
    expect(await page.locator('[data-result]').textContent()).toMatch(/profit/);
    expect(app.complaints).toEqual([]);
  });

  it('chooses by number, takes back with u, opens log, charts, text mode and help by key', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'letters');
    await page.keyboard.press('1');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.choice)).toBe('action sell');
    await page.keyboard.press('Enter');
    await played(page, 0);
    await page.keyboard.press('u');
    await played(page, 1);
    expect(await ply(page)).toBe(0);
    await page.keyboard.press('c');
    await page.getByRole('tab', { name: 'Charts', selected: true }).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
    await page.keyboard.press('f');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('forecast-panel');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByRole('heading', { name: 'The position' }).waitFor();
    await page.keyboard.press('t');
    await page.waitForSelector('[data-board]');
  });
});
