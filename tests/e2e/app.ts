/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Browser, BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core';
import { expect, onTestFinished, TestRunner } from 'vitest';
import { launchBrowser } from './browser.ts';
import { giveBack, type Lent, lend, PATIENCE, takeAway } from './pages.ts';
import { openSite, type Site } from './site.ts';

export interface App {
  readonly browser: Browser;
  readonly site: Site;
  /** An empty page for this test (or suite), with its own storage. Everything it complains about ends up in `complaints`. */
  page(options: BrowserContextOptions): Promise<Page>;
  readonly complaints: string[];
  close(): Promise<void>;
}

let shared: Promise<Browser> | undefined;

/** All files of a test run share one browser; it ends with their process. */
async function theBrowser(): Promise<Browser> {
  if (!shared || !(await shared).isConnected()) shared = launchBrowser();
  return shared;
}

let plain: Promise<Site> | undefined;

/** The app alone, with nobody behind it, is the same for all of them. */
function theSite(): Promise<Site> {
  plain ??= openSite();
  return plain;
}

/** A browser and a site; `open` for another one than the app alone, which is then closed with it. */
export async function openApp(open?: () => Promise<Site>): Promise<App> {
  const [browser, site] = await Promise.all([theBrowser(), open?.() ?? theSite()]);
  const complaints: string[] = [];
  const lent = new Set<Lent>();
  return {
    browser,
    site,
    complaints,
    async page(options) {
      const one = await lend(
        browser,
        {
          locale: 'en-GB',
          colorScheme: 'light',
          // Nobody waits for pictures that move, but where a test is about them.
          reducedMotion: 'reduce',
          baseURL: site.url,
          // It would fetch the whole build in the background of every page; offline.test.ts lets it.
          serviceWorkers: 'block',
          ...options,
        },
        complaints,
      );
      lent.add(one);
      // What was opened for a whole suite stays until its end.
      if (TestRunner.getCurrentTest())
        onTestFinished(async () => {
          lent.delete(one);
          await giveBack(one);
        });
      return one.page;
    },
    async close() {
      await Promise.all([...lent].map(({ page }) => page.context().close()));
      if (open) await Promise.all(takeAway(site.url).map((page) => page.context().close()));
      if (!process.env.VITEST) await browser.close();
      if (open || !process.env.VITEST) await site.close();
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
  await page.waitForSelector('[data-due=me], [data-due=nobody], [data-hand-over]', { timeout: 2 * PATIENCE });
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

/** Typed by keys, as people do: what is put into a field at once is no change to Firefox when somebody leaves it. */
export async function typed(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** Nothing may need sideways scrolling. */
export async function expectNoSideways(page: Page): Promise<void> {
  // Not `innerWidth`: on a phone it grows along with what sticks out.
  const width = page.viewportSize()?.width ?? 0;
  const sticksOut = await page.evaluate((edge) => {
    if (document.documentElement.scrollWidth <= edge) return [];
    const parts = [...document.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge + 1);
    return [document.documentElement.scrollWidth, ...parts.map(({ tagName, className }) => `${tagName} ${className}`)];
  }, width);
  expect(sticksOut).toEqual([]);
}

/** Another window for the same page; it hears of it before it paints the next time. */
export async function resized(page: Page, viewport: ViewportSize): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
