/// <reference lib="dom" />
/**
 * The first hour of somebody who has never been here: the first game of Spinning Jenny, of the card game and of Empire, each from the home page
 * to its end, with a picture and the words of every moment, for people to look at (docs/first-hour.md says what to look for):
 *
 *     npm run first-hour -- --folder /tmp/first-hour [--width 1440 --height 900] [--language de-DE] [--theme dark] [--at http://127.0.0.1:3000] [game …]
 *
 * Without `--at`, the address of a running `npm start`, the built app is served as it serves it. Whoever walks asks for a hint at every
 * question and takes what it says: so every hint of a game is read as well.
 */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openApp } from './app.ts';
import { newcomer } from './browser.ts';

const { values, positionals } = parseArgs({
  options: {
    folder: { type: 'string', default: 'first-hour' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    language: { type: 'string', default: 'en-GB' },
    theme: { type: 'string', default: 'light' },
    at: { type: 'string' },
  },
  allowPositionals: true,
});
const GAMES = ['spinning-jenny', 'card-game', 'empire'] as const;
const MOST = 400;
const PATIENCE = 60_000;

let moments = 0;
let begun = performance.now();

/** A picture, and what can be read. */
async function moment(page: Page, game: string, name: string): Promise<void> {
  moments += 1;
  const file = `${game}-${String(moments).padStart(3, '0')}-${name}`;
  await page.screenshot({ path: join(values.folder, `${file}.png`) });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const read = async (selector: string) => (await page.locator(selector).allInnerTexts()).join(' ¶ ');
  const said = [await read('section.hint'), await read('[data-sheet]'), await read('[data-caution]')];
  const asked = await read('.foot #question, .foot .help');
  const text = [asked, ...said]
    .filter((one) => one !== '')
    .join('\n')
    .replace(/\n+/g, '\n  ');
  await appendFile(join(values.folder, 'moments.txt'), `\n${file}, ${seconds} s\n  ${text}\n`);
}

type Stand = 'asked' | 'sheet' | 'over';

/** Waits until something is wanted: a choice, that a sheet is read, or nothing any more. */
async function stand(page: Page): Promise<Stand> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-sheet]')) return 'sheet';
      const due = document.querySelector<HTMLElement>('[data-ply]')?.dataset.due;
      if (due === 'nobody') return 'over';
      return due === 'me' && document.querySelector('[data-board]') ? 'asked' : undefined;
    },
    undefined,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue()) as Stand;
}

const plyOf = (page: Page) => page.locator('[data-ply]').getAttribute('data-ply');

/** Presses, and once more where it asks whether that is meant; a sheet comes before the position that it leads to. */
async function press(page: Page, selector: string): Promise<void> {
  const before = await plyOf(page);
  const answer = (isSure: boolean) =>
    page.waitForFunction(
      ([was, sure]) => {
        const isPlayed = document.querySelector<HTMLElement>('[data-ply]')?.dataset.ply !== was;
        if (isPlayed || document.querySelector('[data-sheet]')) return 'played';
        return !sure && document.querySelector('.act .armed') ? 'armed' : undefined;
      },
      [before, isSure] as const,
      { timeout: PATIENCE },
    );
  await page.locator(selector).first().click({ timeout: PATIENCE });
  if ((await (await answer(false)).jsonValue()) !== 'armed') return;
  await page.locator('.act .armed').first().click({ timeout: PATIENCE });
  await answer(true);
}

/** Asks for advice and takes all of it; where there is none, what the bar proposes. */
async function turn(page: Page, game: string, isNew: boolean): Promise<void> {
  // What was left of an earlier advice would only be told further.
  const close = page.locator('section.hint .icon-button');
  if ((await close.count()) > 0) await close.click();
  await page.keyboard.press('h');
  await page.locator('section.hint[data-stage=nudge]').waitFor({ timeout: PATIENCE });
  for (const stage of ['plan', 'moves']) {
    await page.keyboard.press('h');
    await page.locator(`section.hint[data-stage=${stage}]`).waitFor();
  }
  await page.waitForTimeout(250);
  await moment(page, game, isNew ? 'first-hint' : 'hint');
  for (let i = 0; i < 40 && (await page.locator('[data-take]').count()) > 0; i++) {
    await press(page, '[data-take]');
    if ((await stand(page)) !== 'asked') return;
  }
  await page.keyboard.press('Escape');
}

async function walk(page: Page, game: string): Promise<void> {
  begun = performance.now();
  await page.goto('/');
  await page.locator('.hero button').first().waitFor();
  await moment(page, game, 'home');
  if (game === 'spinning-jenny') await page.locator('.hero button').first().click();
  else {
    await page.goto(`/new/${game}`);
    await moment(page, game, 'new-game');
    await page.locator('button[type=submit]').click();
  }
  await page.waitForSelector('[data-board]', { timeout: PATIENCE });
  await page.waitForTimeout(800);
  await moment(page, game, 'table');
  let isNew = true;
  for (let i = 0; i < MOST; i++) {
    const where = await stand(page);
    if (where === 'over') break;
    if (where === 'sheet') {
      await moment(page, game, 'sheet');
      await page.locator('[data-primary]').first().click();
      await page.locator('[data-sheet]').waitFor({ state: 'detached' });
      continue;
    }
    await turn(page, game, isNew);
    isNew = false;
  }
  await page.waitForSelector('[data-story=told]', { timeout: 3 * PATIENCE });
  await moment(page, game, 'end');
  await page.locator('a[href^="/replay/"]').first().click();
  await page.locator('input[type=range]').first().waitFor();
  await page.waitForTimeout(1500);
  await moment(page, game, 'replay');
}

await mkdir(values.folder, { recursive: true });
await writeFile(join(values.folder, 'moments.txt'), '');
const app = await openApp();
const wanted = positionals.length > 0 ? positionals : GAMES;
for (const game of wanted) {
  const page = await app.page({
    ...newcomer,
    viewport: { width: Number(values.width), height: Number(values.height) },
    locale: values.language,
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
    ...(values.at !== undefined && { baseURL: values.at }),
  });
  await walk(page, game);
  await page.context().close();
}
if (app.complaints.length > 0) console.log(app.complaints.join('\n'));
await app.close();
console.log(`${moments} moments in ${values.folder}`);
process.exit(0);
