import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { type App, myTurn, openApp, played, ply, startGame } from './app.ts';
import { desktop, isFirefox } from './browser.ts';

const NOT_SAVED = 'This game cannot be saved on this device';

/** In the page: whether the browser lets it store anything. */
function storage(): Promise<'open' | 'closed'> {
  return new Promise((is) => {
    try {
      const request = indexedDB.open('probe');
      request.onsuccess = () => is('open');
      request.onerror = () => is('closed');
    } catch {
      is('closed');
    }
  });
}

async function produce(page: Page): Promise<void> {
  const before = await ply(page);
  await page.locator('[data-board] [data-choice="action produce"]').click();
  await played(page, before);
}

describe('storage', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('is not needed to play: with cookies off a game lasts as long as the page, and says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cromford-no-cookies-'));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(folder, {
      // Only a whole browser has settings that somebody can change.
      executablePath: (await findBrowser()) ?? '',
      baseURL: app.site.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...desktop,
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.stack || `${error.name}: ${error.message}`));
      await page.goto('/');
      expect(await page.evaluate(storage)).toBe('closed');
      await page.getByText('This browser stores nothing for Cromford').waitFor();
      await page.getByRole('button', { name: 'Play now: Empire' }).click();
      await page.waitForSelector('[data-board]');
      await page.getByText(NOT_SAVED).waitFor();
      await produce(page);

      // It is still there for whoever goes round in the app.
      await page.locator('header a[href="/"]').first().click();
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.waitForSelector('[data-board]');
      expect(await ply(page)).toBe(1);

      // Bots play on too.
      await page.locator('header a[href="/"]').first().click();
      await page.getByRole('link', { name: 'The Card Game', exact: true }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await myTurn(page);
      await page.locator('[data-choices] [data-choice]:not([aria-disabled])').first().click();
      await page.waitForFunction(() => document.querySelector('[data-ply]:not([data-ply="0"])[data-due=me]'));
      await page.getByText(NOT_SAVED).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  // Playwright hears of no worker's file there.
  it.skipIf(isFirefox)('is not blamed where a part of the app does not come: that is said too', async () => {
    const page = await app.page(desktop);
    await page.route(/engine-worker/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Empire' }).click();
    await page.getByRole('alert').getByText('A part of the app could not be loaded').waitFor();
    app.complaints.length = 0;
  });

  // Only Chromium empties a database under an open page.
  it.skipIf(isFirefox)('is opened again when the browser has closed it', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'lost');
    await produce(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', { origin: app.site.url, storageTypes: 'indexeddb' });
    await page.locator('[data-board] [data-choice]:not([aria-disabled])').first().click();
    await played(page, 1, () => page.locator('.armed').first().click());
    await page.waitForTimeout(300);
    expect(await page.getByText(NOT_SAVED).count()).toBe(0);
    await page.reload();
    await page.waitForSelector('[data-ply="2"]');
    expect(app.complaints).toEqual([]);
  });

  it('is asked to last once there is a game to lose', async () => {
    const page = await app.page(desktop);
    await page.addInitScript(() => {
      let asked = 0;
      navigator.storage.persist = async () => {
        document.documentElement.dataset.asked = String(++asked);
        return true;
      };
    });
    await startGame(page, 'lasting');
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    for (let i = 0; i < 6; i++) {
      if (i < 3) expect(await asked()).toBeUndefined();
      await page.locator('[data-board] [data-choice]:not([aria-disabled])').first().click();
      await played(page, i, () => page.locator('.armed').first().click());
    }
    await page.waitForFunction(() => document.documentElement.dataset.asked);
    expect(await asked()).toBe('1');
  });
});
