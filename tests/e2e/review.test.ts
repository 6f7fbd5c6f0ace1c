import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spinningJenny } from '../../packages/arkwright/src/index.ts';
import { type App, expectNoSideways, importText, openApp } from './app.ts';
import { botGame } from './bot-game.ts';
import { phone } from './browser.ts';

describe('the review of a game', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('names the turns that cost most, and lets one be played anew beside the best', async () => {
    const page = await app.page({ ...phone, locale: 'en-GB' });
    await importText(page, botGame({ game: spinningJenny, players: 2, seed: 'told' }));
    await page.getByRole('link', { name: 'Review every turn with the coach' }).tap();
    await page.waitForSelector('[data-reviewed]', { timeout: 60_000 });
    expect(await page.getByRole('heading', { name: /^Accuracy: \d+ %$/ }).count()).toBe(1);
    await expectNoSideways(page);
    const again = page.getByRole('link', { name: 'Try again' });
    expect(await again.count()).toBeGreaterThan(0);
    await again.first().tap();
    await page.getByRole('button', { name: 'Show the best turn' }).tap({ timeout: 60_000 });
    await page.getByRole('heading', { name: 'What the best turn does' }).waitFor();
    // A turn of one's own game moves no rating.
    expect(await page.getByText('Your puzzle rating').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the review' }).tap();
    await page.waitForURL(/\/review\/[^/]+$/);
    for (const nowhere of ['0-9999', '9999']) {
      await page.goto(`${page.url().replace(/(\/review\/[^/]+).*/, '$1')}/${nowhere}`);
      await page.getByRole('heading', { name: 'No turn of this game begins there' }).waitFor();
    }
    await page.getByRole('link', { name: 'Back to the review' }).tap();
    await page.waitForURL(/\/review\/[^/]+$/);
    expect(app.complaints).toEqual([]);
  });
});
