/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';

export interface App {
  readonly browser: Browser;
  readonly site: Site;
  /** A page of its own, with its own storage. Everything it complains about ends up in `complaints`. */
  page(options: BrowserContextOptions): Promise<Page>;
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A page that does not answer in this time is a fault, not a slow machine; one that has other work may be told to wait longer. */
const PATIENCE = Number(process.env.E2E_PATIENCE_MS ?? 10_000);

let shared: Promise<Browser> | undefined;

/** All files of a test run share one browser; it ends with their process. */
async function theBrowser(): Promise<Browser> {
  if (!shared || !(await shared).isConnected()) shared = launchBrowser();
  return shared;
}

/** A browser and a site; `open` for another one than the app alone. */
export async function openApp(open: () => Promise<Site> = openSite): Promise<App> {
  const [browser, site] = await Promise.all([theBrowser(), open()]);
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    browser,
    site,
    complaints,
    async page(options) {
      const context = await browser.newContext({
        locale: 'en-GB',
        colorScheme: 'light',
        baseURL: site.url,
        // It would fetch the whole build in the background of every page; offline.test.ts lets it.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      page.on('console', (message) => {
        const isOurs = !message.text().includes('blocked by Playwright');
        if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
      });
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      if (!process.env.VITEST) await browser.close();
      await site.close();
    },
  };
}

/** A new game of Empire with this seed, at the table. */
export async function startGame(page: Page, seed: string, side: 'A' | 'B' = 'A'): Promise<void> {
  await page.goto('/new/empire');
  await page.locator(`input[type=radio][value=${side}]`).check();
  await page.locator('summary').click();
  await page.fill('#seed', seed);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-board]');
}

/** Who sits where: `person`, or the level of a bot. */
type Seats = readonly ('person' | 'apprentice' | 'foreman')[];

/** A new game of several seats with this seed, at the table. Pages for it want less motion, so that bots play at once. */
export async function startTable(page: Page, game: string, seed: string, seats: Seats): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator(`input[name=players][value="${seats.length}"]`).check();
  const lists = page.locator('fieldset li select');
  for (const [seat, who] of seats.entries()) await lists.nth(seat).selectOption(who);
  const predetermined = page.locator('input[name=set-up][value=predetermined]');
  if (await predetermined.count()) await predetermined.check();
  await page.locator('summary').last().click();
  await page.fill('#seed', seed);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-board], [data-hand-over]');
}

/** Waits until somebody at this page has to choose, or the game is over. */
export async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('[data-due=me], [data-due=nobody], [data-hand-over]', { timeout: 30_000 });
}

/** The open choices of the board and of the bar, in notation. */
export async function openLines(page: Page, where: '[data-board]' | '[data-choices]'): Promise<string[]> {
  const lines = await page
    .locator(`${where} [data-choice]:not([aria-disabled])`)
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.choice ?? ''));
  return [...new Set(lines)].sort();
}

/** Opens a record as a person does, from the home page. */
export async function importText(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

export const ply = async (page: Page) => Number(await page.locator('[data-ply]').getAttribute('data-ply'));

/** Waits until a decision has been played. A choice that carries a warning asks once more, and is confirmed. */
export async function played(page: Page, before: number, confirm?: () => Promise<void>): Promise<void> {
  const isPlayed = (was: number) => document.querySelector('[data-ply]')?.getAttribute('data-ply') !== String(was);
  if (confirm) {
    const isAnswered = (was: number) =>
      document.querySelector('[data-ply]')?.getAttribute('data-ply') !== String(was) ||
      document.querySelector('.armed');
    await page.waitForFunction(isAnswered, before);
    if ((await ply(page)) === before) await confirm();
  }
  await page.waitForFunction(isPlayed, before);
}

/** Nothing may need sideways scrolling. */
export async function expectNoSideways(page: Page): Promise<void> {
  // Not `innerWidth`: on a phone it grows along with what sticks out.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
