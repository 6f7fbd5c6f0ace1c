import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../packages/kernel/src/index.ts';
import { type App, isOver, openApp, played, ply, startGame } from './app.ts';
import { desktop } from './browser.ts';
import { choose } from './taste.ts';

describe('Empire in text mode', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('shows the whole table in headings and lists, and is played to the final score', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'text');
    await page.keyboard.press('t');
    await page.getByRole('heading', { name: 'The position' }).waitFor();
    expect(await page.locator('[data-board]').count()).toBe(0);
    for (const heading of ['Market', 'Your empire', 'Central Factory', 'Building row'])
      expect(await page.getByRole('heading', { name: heading }).count()).toBeGreaterThan(0);
    const random = seeded('text');
    const open = page.locator('main [data-choice]');
    for (let i = 0; i < 400 && !(await isOver(page)); i++) {
      const before = await ply(page);
      const buttons = await open.evaluateAll((all) =>
        all.map((button) => ({
          line: (button as HTMLElement).dataset.choice ?? '',
          name: button.getAttribute('aria-label') ?? '',
        })),
      );
      const line = choose(
        buttons.map((button) => button.line),
        random,
      );
      const { name } = buttons.find((button) => button.line === line) ?? { name: '' };
      // As a screen reader finds it: by role and name.
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
      await button.click();
      await played(page, before, () => button.click());
      expect(await page.locator('[data-announced]').textContent()).not.toBeNull();
    }
    expect(await page.locator('[data-result]').textContent()).toMatch(/profit/);
    expect(app.complaints).toEqual([]);
  });

  it('announces what happened', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'heard');
    await page.keyboard.press('t');
    await page.getByRole('main').getByRole('button', { name: 'Produce', exact: true }).click();
    await played(page, 0);
    expect(await page.locator('[data-announced]').textContent()).toContain('Produce, the first action, free.');
  });
});
