import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';

/** The two screens that every page is looked at on. */
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No Chromium here. `node scripts/browser.mjs` fetches one.');
  return chromium.launch({
    executablePath,
    // Every other name leads nowhere: neither the browser nor a page of ours may need another host.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  });
}
