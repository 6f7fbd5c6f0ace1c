import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../packages/kernel/src/index.ts';
import { type App, expectNoSideways, isOver, openApp, played, ply, startGame } from './app.ts';
import { phone } from './browser.ts';
import { choose } from './taste.ts';

describe('Empire on a phone', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('is played to the final score by touch: one tap chooses, the filled button plays', async () => {
    const page = await app.page(phone);
    await startGame(page, 'touch');
    const random = seeded('touch');
    for (let i = 0; i < 400 && !(await isOver(page)); i++) {
      const before = await ply(page);
      const lines = await page
        .locator('[data-board] [data-choice]:not([aria-disabled])')
        .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.choice ?? ''));
      const line = choose(lines, random);
      const button = page.locator(`[data-board] [data-choice="${line}"]`);
      // To the middle, clear of the bar that covers the foot of the screen.
      await button.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await button.tap();
      expect(await ply(page)).toBe(before);
      await page.locator('.act [data-primary]').tap();
      await played(page, before);
      if (i % 10 === 0) await expectNoSideways(page);
    }
    expect(await page.locator('[data-result]').textContent()).toMatch(/profit/);
    await expectNoSideways(page);
    expect(app.complaints).toEqual([]);
  });

  it('has targets of at least 24 pixels everywhere and 40 for what is chosen in the bar', async () => {
    const page = await app.page(phone);
    await startGame(page, 'thumbs');
    const small = await page
      .locator('.foot button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ text: button.textContent?.trim(), ...button.getBoundingClientRect().toJSON() }))
          .filter(({ width, height, text }) => width > 0 && (width < 40 || height < 40) && !/SE-|All/.test(text ?? '')),
      );
    expect(small).toEqual([]);
  });

  it('shows log, charts and notes in the place of the board', async () => {
    const page = await app.page(phone);
    await startGame(page, 'tabs');
    for (const tab of ['Log', 'Charts', 'Notes']) {
      await page.locator('.foot nav').getByRole('button', { name: tab }).tap();
      await page.getByRole('tabpanel').waitFor();
      await expectNoSideways(page);
    }
    await page.locator('.foot nav').getByRole('button', { name: 'Forecast' }).tap();
    await page.locator('#forecast-panel').waitFor();
    await page.locator('.foot nav').getByRole('button', { name: 'Board' }).tap();
    await page.locator('[data-board]').waitFor();
  });
});
