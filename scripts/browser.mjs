// Finds a Chromium for the browser tests, and fetches one where there is none; finds Firefox and WebKit where they are installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDebian } from './debian.mjs';
import { isMain, run, runNode } from './run.mjs';

/** Where the usual installers put Chromium, Chrome and Edge. */
function knownPlaces() {
  const { HOME = '', ProgramFiles = '', 'ProgramFiles(x86)': ProgramFilesX86 = '', LOCALAPPDATA = '' } = process.env;
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', join(HOME, 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return [ProgramFiles, ProgramFilesX86, LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge'];
  return names.flatMap(inFolders);
}

/** Where a program of that name may lie. */
function inFolders(name) {
  const { PATH = '' } = process.env;
  const folders = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...new Set(folders)].filter(Boolean).map((folder) => join(folder, name));
}

const firstOf = (...names) => names.flatMap(inFolders).find((path) => existsSync(path));

/** A Firefox that is installed: `FIREFOX` of the environment, or the one of the system. */
export function findFirefox() {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return process.env.FIREFOX ?? firstOf('firefox', 'firefox-esr') ?? (existsSync(mac) ? mac : undefined);
}

/** WebKit as Debian has it (`webkit2gtk-driver`): what drives it, the window it opens, and a screen where there is none (`xvfb`). */
export function findWebKit() {
  const driver = firstOf('WebKitWebDriver');
  const browser = ['4.1', '4.0', '6.0']
    .flatMap((version) => [`webkit2gtk-${version}`, `webkitgtk-${version}`])
    .flatMap((folder) => ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/${folder}/MiniBrowser`))
    .find((path) => existsSync(path));
  const screen = process.env.DISPLAY ? undefined : firstOf('Xvfb');
  return driver && browser && (screen || process.env.DISPLAY) ? { driver, browser, screen } : undefined;
}

/** What else the tests can play in here, and what not: for people to read. */
export function otherBrowsers() {
  const firefox = findFirefox();
  const webkit = findWebKit();
  return [
    firefox ? `Firefox: ${firefox}` : 'Firefox: not found here, so nothing is played in it (Debian: firefox-esr)',
    webkit
      ? `WebKit: ${webkit.browser}`
      : 'WebKit: not found here, so nothing is played in it (Debian: webkit2gtk-driver, xvfb)',
  ];
}

/**
 * A whole browser: `CHROMIUM` of the environment, an installed one, or the one Playwright fetched earlier.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file.`);
  if (CHROMIUM) return CHROMIUM;
  const { chromium } = await import('playwright-core');
  return [...knownPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

/** Chromium without windows, as Debian has it: the same engine for a third less work. Who names a browser wants that one. */
export const findHeadless = () => (process.env.CHROMIUM ? undefined : firstOf('chromium-headless-shell'));

/** What the tests take, installed rather than come back with nothing. */
export async function ensureBrowser() {
  const found = await findBrowser();
  // Ubuntu's packages of these names are empty shells around a snap.
  const isInstalled = process.getuid?.() === 0 && isDebian() && !process.env.CHROMIUM;
  if (isInstalled && !(found && findHeadless())) {
    console.log('cromford: installing Chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    // One by one: an older Debian has only the first.
    for (const each of ['chromium', 'chromium-headless-shell'])
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', each], { env });
  } else if (!found) {
    console.log('cromford: no Chromium found; fetching the one of Playwright …');
    await runNode(['node_modules/playwright-core/cli.js', 'install', 'chromium', '--no-shell']);
  }
  const fetched = findHeadless() ?? (await findBrowser());
  if (!fetched)
    throw new Error('No browser could be fetched. Install Chromium or Chrome, or set CHROMIUM to its path.');
  return fetched;
}

if (isMain(import.meta.url)) console.log(await ensureBrowser());
