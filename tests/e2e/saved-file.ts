import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFirefox, savedByFirefox } from './browser.ts';
import { PATIENCE } from './pages.ts';

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** What this press saves. Playwright hears of no download in Firefox: there the file is looked for where the browser puts it. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (isFirefox) return foundFile(press);
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function foundFile(press: () => Promise<void>): Promise<SavedFile> {
  const before = await readdir(savedByFirefox);
  await press();
  const later = async () => (await readdir(savedByFirefox)).filter((name) => !before.includes(name));
  // While it is written there is a second one beside it.
  const isWhole = (names: readonly string[]) => names.length === 1 && names[0]?.endsWith('.txt');
  await expect.poll(async () => isWhole(await later()), { timeout: PATIENCE }).toBe(true);
  const [name = ''] = await later();
  return { name, text: await readFile(join(savedByFirefox, name), 'utf8') };
}
