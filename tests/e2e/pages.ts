import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { forFirefox, isFirefox } from './browser.ts';

/** A page that does not answer in this time is a fault, not a slow machine; one that has other work may be told to wait longer. */
export const PATIENCE = Number(process.env.E2E_PATIENCE_MS ?? 30_000);

/** A page with its own storage, lent to one test after the other. */
export interface Lent {
  readonly page: Page;
  /** Where its complaints go. */
  complaints: string[];
  readonly key: string;
  /** Removes all that is stored for an origin. */
  forget(origin: string): Promise<unknown>;
  /** Something was done to it that cannot be undone: it goes after its test. */
  isChanged: boolean;
}

/** Whoever calls one of these changes the browser itself, not only what is stored in it. */
const CHANGES = {
  page: ['addInitScript', 'route', 'exposeFunction'],
  context: ['addInitScript', 'route', 'setOffline', 'newPage', 'newCDPSession', 'grantPermissions'],
} as const;

/** Pages that wait for the next test. A new one costs a window and a process, and reads and compiles every script again. */
const waiting: Lent[] = [];

/** An empty page with these options: one that a test has given back, or a new one. Window and theme can be put on any. */
export async function lend(browser: Browser, options: BrowserContextOptions, complaints: string[]): Promise<Lent> {
  const { viewport, colorScheme = null, reducedMotion = null, ...fixed } = options;
  const key = JSON.stringify(fixed);
  const at = waiting.findIndex((lent) => lent.key === key && lent.page.context().browser() === browser);
  const [known] = at < 0 ? [] : waiting.splice(at, 1);
  if (!known || known.page.isClosed()) return open(browser, options, key, complaints);
  known.complaints = complaints;
  if (viewport) await known.page.setViewportSize(viewport);
  await known.page.emulateMedia({ colorScheme, reducedMotion, forcedColors: 'none' });
  return known;
}

/** Most tests sit down as somebody who knows the house; a newcomer comes with a `storageState` of his own. */
function beenHere(): void {
  try {
    localStorage['cromford.begun'] ??= 'yes';
    localStorage['cromford.aim'] ??= 'closed';
    localStorage['cromford.results'] ??= 'never';
  } catch {
    // Nothing is stored here: then nothing is known of anybody.
  }
}

async function open(browser: Browser, options: BrowserContextOptions, key: string, complaints: string[]) {
  const context = await browser.newContext(isFirefox ? forFirefox(options) : options);
  if (!options.storageState) await context.addInitScript(beenHere);
  const page = await context.newPage();
  if (isFirefox) pointWithMouse(page);
  const session = isFirefox ? undefined : await context.newCDPSession(page);
  const forget = async (origin: string) => session?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // What cannot be emptied is not lent again.
  const lent: Lent = { page, complaints, key, forget, isChanged: !session };
  listen(lent);
  for (const name of CHANGES.page) noteCalls(page, name, lent);
  for (const name of CHANGES.context) noteCalls(context, name, lent);
  return lent;
}

/** What Playwright keeps from a page, and what Firefox says of files that were still on their way when somebody left the page (2152398850: given up). */
const THE_BROWSERS =
  /blocked by Playwright|A ServiceWorker intercepted the request and encountered|error loading dynamically imported|download failed .*status=2152398850/;

/** A phone is a narrow window where fingers cannot be pretended; tests that are about fingers do not run there (vitest.config.ts). */
function pointWithMouse(page: Page): void {
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
  const every: Locator = Object.getPrototypeOf(page.locator('*'));
  every.tap = function (this: Locator) {
    return this.click();
  };
}

function listen(lent: Lent): void {
  const { page } = lent;
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => {
    if (!THE_BROWSERS.test(error.message)) lent.complaints.push(error.stack || `${error.name}: ${error.message}`);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // A page that is emptied shows a file, for which the browser looks for an icon, whenever it finds the time.
    const isOurs = !THE_BROWSERS.test(message.text()) && !url.endsWith('/favicon.ico');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning'))
      lent.complaints.push(`${message.text()} ${url}`);
  });
}

function noteCalls<Name extends string>(
  on: { [name in Name]: (...args: never[]) => unknown },
  name: Name,
  lent: Lent,
): void {
  const real = on[name].bind(on);
  on[name] = (...args) => {
    lent.isChanged = true;
    return real(...args);
  };
}

/** Empties it for the next test, or closes it. */
export async function giveBack(lent: Lent): Promise<void> {
  const { page } = lent;
  const context = page.context();
  if (lent.isChanged || page.isClosed() || context.pages().length > 1) return context.close();
  try {
    const { origin } = new URL(page.url());
    page.removeAllListeners();
    // Nothing runs here, and the browser keeps the process, with what it has compiled, for the next page of the same site.
    if (origin !== 'null') {
      await page.goto(`${origin}/theme.js`);
      // The process has these in its own memory, too.
      await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    }
    await context.clearCookies();
    if (origin !== 'null') await lent.forget(origin);
    await page.mouse.move(0, 0);
    listen(lent);
    waiting.push(lent);
  } catch {
    // A page that cannot be emptied is nobody's.
    await context.close();
  }
}

/** Those that wait for tests of a site that goes away. */
export function takeAway(site: string): Page[] {
  const its = waiting.filter(({ key }) => JSON.parse(key).baseURL === site);
  for (const lent of its) waiting.splice(waiting.indexOf(lent), 1);
  return its.map(({ page }) => page);
}
