import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { addGame, copyHouse, copyPage } from '../running/scratch-house.ts';
import { type App, openApp } from './app.ts';
import { desktop } from './browser.ts';
import { openSite } from './site.ts';

const house = ownFolder('added-game');
let app: App;
beforeAll(async () => {
  copyHouse(house);
  copyPage(house);
  addGame(house);
  const vite = join(house, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', 'packages/web', '--minify', 'false'], { cwd: house });
  app = await openApp(() => openSite(join(house, 'packages/web/dist')));
}, 300_000);
afterAll(async () => {
  await app?.close();
  rmSync(house, { recursive: true, force: true });
});

it('a game that was put on the shelf is played in the app: on a board of words, and in text mode', async () => {
  const page = await app.page(desktop);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Coal' }).waitFor();
  await page.goto('/new/coal');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-due=me]');
  await page.keyboard.press('t');
  await page.locator('#text-position').waitFor();
  await page.getByText('9 coal').first().waitFor();
  await page.locator('[data-choice="take 3"]').first().click();
  await page.waitForFunction(() => Number(document.querySelector('[data-ply]')?.getAttribute('data-ply')) > 0);
  expect(app.complaints).toEqual([]);
});
