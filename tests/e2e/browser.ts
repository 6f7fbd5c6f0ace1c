import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, firefox } from 'playwright-core';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { findBrowser, findFirefox, findHeadless } from '../../scripts/browser.mjs';

/** The two screens that every page is looked at on. */
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

/** Nothing is known of him. */
export const newcomer: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

/** `BROWSER=firefox` runs the tests in Firefox instead: see scripts/browsers.mjs. */
export const isFirefox = process.env.BROWSER === 'firefox';

/** Where Firefox puts what is saved. */
export const savedByFirefox = isFirefox ? ownFolder('saved') : '';

/** Playwright speaks BiDi with the Firefox that is installed, with a line in between; less motion is a preference there. */
async function launchFirefox(program: string): Promise<Browser> {
  const executablePath = join(ownFolder('firefox'), 'firefox');
  const line = fileURLToPath(new URL('firefox-line.ts', import.meta.url));
  const command = [process.execPath, '--import', 'tsx', line, program].map((word) => `'${word}'`).join(' ');
  await writeFile(executablePath, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o700 });
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    downloadsPath: savedByFirefox,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
}

/** What a Firefox of the system does not know how to pretend: the media features that Playwright would set by itself, touch, workers. */
export function forFirefox(options: BrowserContextOptions): BrowserContextOptions {
  const { isMobile: _mobile, hasTouch: _touch, serviceWorkers: _workers, permissions: _asked, ...known } = options;
  return { ...known, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
}

/**
 * Behind the line for addresses of every new window Chromium loads pages of its own, which cost a third of what it takes to open one of ours.
 * Only the last list of this kind counts, so those that Playwright leaves out are in it too (chromiumSwitches.ts there).
 */
const LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'AimEnabled'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export async function launchBrowser(): Promise<Browser> {
  const other = isFirefox ? findFirefox() : undefined;
  if (other) return launchFirefox(other);
  const executablePath = findHeadless() ?? (await findBrowser());
  if (!executablePath) throw new Error('No Chromium here. `node scripts/browser.mjs` fetches one.');
  return chromium.launch({
    executablePath,
    args: [
      // Every other name leads nowhere: neither the browser nor a page of ours may need another host.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      `--disable-features=${LEFT_OUT.join()}`,
    ],
  });
}
