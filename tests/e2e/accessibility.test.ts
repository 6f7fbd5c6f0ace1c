import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anniversary } from '../../packages/arkwright/src/index.ts';
import { type App, expectNoSideways, importText, openApp, startGame, startTable } from './app.ts';
import { violations } from './axe.ts';
import { desktop, phone } from './browser.ts';
import { look } from './hands.ts';
import { fullGame } from './late-game.ts';
import { recorded } from './recorded.ts';

const record = fullGame('A', 30);
const unfinished = record
  .replace(/^hash .*\n/m, '')
  .split('\n')
  .slice(0, -12)
  .join('\n');

/** A look at what is on the screen now, called by what it is. */
type Check = (what: string) => Promise<void>;

/** Ways through the house: every page, and what can be open on it. Each stop is looked at. */
const ways: Readonly<Record<string, (page: Page, check: Check) => Promise<void>>> = {
  'the pages around the table': async (page, check) => {
    const stops = [
      ['home', '/', 'main'],
      ['new game', '/new/empire', 'fieldset'],
      ['new game, seats', '/new/water-frame', 'fieldset'],
      ['lab', '/lab', '.seat'],
      ['learn', '/learn', 'main li'],
      ['nothing here', '/nowhere', 'main'],
    ] as const;
    for (const [what, address, part] of stops) {
      await page.goto(address);
      await page.locator(part).first().waitFor();
      await check(what);
    }
    await page.goto('/rules/CG-STK-07');
    await page.locator('.asked').waitFor();
    // A list of a few rules is built as the list of all of them is.
    await page.getByRole('searchbox').fill('CG-STK');
    await page.waitForFunction(() => document.querySelectorAll('main li').length < 40);
    await check('rules');
  },
  'a table of Empire': async (page, check) => {
    await startGame(page, 'axe');
    await check('table');
    await page
      .locator('[data-board] [data-choice="action staff"]')
      .evaluate((button) => (button as HTMLElement).click());
    await page.locator('.note').waitFor();
    await check('a refusal');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').first().waitFor();
    await check('help');
    await page.keyboard.press('Escape');
    await page
      .locator('[data-board] [data-choice="action sell"]')
      .evaluate((button) => (button as HTMLElement).click());
    await page.keyboard.press('Enter');
    await look(page, 0);
    await check('selling');
    await page.keyboard.press('t');
    await page.locator('#text-position').waitFor();
    await check('text mode');
    await page.keyboard.press('t');
  },
  'a late table and its end': async (page, check) => {
    await importText(page, unfinished);
    await look(page);
    await check('late');
    await page.keyboard.press('c');
    await page.locator('figure').first().waitFor();
    await check('charts');
    await importText(page, record);
    await page.waitForSelector('[data-score]');
    await check('the end');
    await page.goto(`${page.url().replace('/table/', '/replay/')}/9`);
    await page.waitForSelector('input[type=range]');
    await check('replay');
  },
  'the board game': async (page, check) => {
    await importText(page, late());
    await look(page);
    await check('late, with both modules');
  },
  'the card game': async (page, check) => {
    await startTable(page, 'card-game', 'axe', ['person', 'person']);
    await check('hand over');
    await page.locator('[data-hand-over] button').first().click();
    await look(page);
    await check('table');
  },
  lessons: async (page, check) => {
    await page.goto('/learn/spinning-mule/first');
    await page.waitForSelector('[data-board]');
    await check('reading');
    await page.locator('[data-next]').click();
    await page.locator('.foot .wanted').first().waitFor();
    await check('doing');
  },
};

const late = () =>
  recorded(anniversary, 'arkwright/records/anniversary-4-predetermined-company-asymmetric-thrifty.txt', 0.8);

/** Every page on both screens, in both themes and in both languages, each of them once. */
const looks = [
  { name: 'English, desktop, light', options: { ...desktop, locale: 'en-GB', colorScheme: 'light' } },
  { name: 'German, phone, dark', options: { ...phone, locale: 'de-DE', colorScheme: 'dark' } },
] as const;

describe('axe finds nothing', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  describe.each(looks)('$name', ({ options }) => {
    it.each(Object.entries(ways))('%s', async (_way, walk) => {
      const page = await app.page(options);
      await walk(page, async (what) => {
        expect(await violations(page), what).toEqual([]);
        await expectNoSideways(page);
      });
    });
  });
});
