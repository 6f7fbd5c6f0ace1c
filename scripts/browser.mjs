// Finds a Chromium for the browser tests, and fetches one where there is none.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDebian } from './debian.mjs';
import { isMain, run, runNode } from './run.mjs';

/** Where the usual installers put Chromium, Chrome and Edge. */
function knownPlaces() {
  const {
    PATH = '',
    HOME = '',
    ProgramFiles = '',
    'ProgramFiles(x86)': ProgramFilesX86 = '',
    LOCALAPPDATA = '',
  } = process.env;
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
  const folders = [...new Set([...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'])].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * The program to drive: `CHROMIUM` of the environment, an installed browser, or the one Playwright fetched earlier.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file.`);
  if (CHROMIUM) return CHROMIUM;
  const { chromium } = await import('playwright-core');
  return [...knownPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

/** Like `findBrowser`, but installs one rather than come back with nothing. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  // Ubuntu's package of that name is an empty shell around a snap.
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('cromford: no Chromium found; installing it with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  } else {
    console.log('cromford: no Chromium found; fetching the one of Playwright …');
    await runNode(['node_modules/playwright-core/cli.js', 'install', 'chromium', '--no-shell']);
  }
  const fetched = await findBrowser();
  if (!fetched)
    throw new Error('No browser could be fetched. Install Chromium or Chrome, or set CHROMIUM to its path.');
  return fetched;
}

if (isMain(import.meta.url)) console.log(await ensureBrowser());
