import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anniversary } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type App, importText, openApp, startGame } from './app.ts';
import { desktop, phone } from './browser.ts';
import { look } from './hands.ts';
import { fullGame } from './late-game.ts';
import { difference, type Likeness, likenessOf } from './likeness.ts';
import { recorded } from './recorded.ts';

/**
 * The main screens as they are meant to look. After a change that was meant:
 *
 *     UPDATE_SNAPSHOTS=1 npx vitest run --project e2e tests/e2e/snapshots.test.ts
 */
const FILE = new URL('snapshots.json', import.meta.url);
const isUpdate = process.env.UPDATE_SNAPSHOTS === '1';
/** Another renderer's letters may darken some squares; a part that is missing, moved or covered changes more. */
const TOLERATED = 0.03;

const opened = (text: string) => async (page: Page) => {
  await importText(page, text);
  await look(page);
};
const late = () =>
  opened(recorded(anniversary, 'arkwright/records/anniversary-4-predetermined-company-asymmetric-thrifty.txt', 0.8));
const cards = () => opened(recorded(cardGame, 'cards/records/three-players.txt', 0.7));

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await page.goto('/');
    await page.getByRole('main').waitFor();
  },
  'table of Empire': (page) => startGame(page, 'likeness'),
  'end of Empire': async (page) => {
    await opened(fullGame('A', 10))(page);
    await page.waitForSelector('[data-story=told]');
  },
  'late board game with modules': (page) => late()(page),
  'card game': (page) => cards()(page),
  lesson: async (page) => {
    await page.goto('/learn/spinning-mule/first');
    await page.waitForSelector('[data-board]');
  },
};

describe('the main screens look as they are meant to', () => {
  let app: App;
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Likeness>;
  const seen: Record<string, Likeness> = {};
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(async () => {
    await app.close();
    if (isUpdate) writeFileSync(FILE, `${JSON.stringify({ ...kept, ...seen }, null, 2)}\n`);
  });

  const looks = [
    { size: 'desktop', options: desktop, colorScheme: 'light' },
    { size: 'phone', options: phone, colorScheme: 'dark' },
  ] as const;

  describe.each(looks)('$size, $colorScheme', ({ size, options, colorScheme }) => {
    it.each(Object.entries(screens))('%s', async (name, open) => {
      const page = await app.page({ ...options, colorScheme });
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      const likeness = await likenessOf(page);
      const key = `${name}, ${size}`;
      seen[key] = likeness;
      if (!isUpdate) expect(difference(likeness, kept[key] ?? { greys: '' })).toBeLessThan(TOLERATED);
    });
  });

  it('would see a panel that is gone, and a theme that is not put on', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'likeness');
    const whole = await likenessOf(page);
    await page
      .locator('.side > .panel')
      .last()
      .evaluate((panel) => panel.style.setProperty('visibility', 'hidden'));
    expect(difference(whole, await likenessOf(page))).toBeGreaterThan(TOLERATED);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(difference(whole, await likenessOf(page))).toBeGreaterThan(0.5);
  });
});
