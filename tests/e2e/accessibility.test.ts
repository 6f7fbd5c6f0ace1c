import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anniversary } from '../../packages/arkwright/src/index.ts';
import { type App, importText, openApp, startGame, startTable } from './app.ts';
import { byTurns, expectUsable, violations } from './axe.ts';
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
      ['explorer', '/lab/explorer', '[data-explored]'],
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
    await page.keyboard.press('h');
    await page.waitForSelector('.hint[data-stage=nudge]');
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    await page.waitForSelector('[data-take]');
    await check('a hint');
    await page.keyboard.press('c');
    await page.locator('figure').first().waitFor();
    await check('charts');
    await importText(page, record);
    await page.waitForSelector('[data-score]');
    await page.waitForSelector('[data-story=told]');
    await check('the end');
    await page.goto(`${page.url().replace('/table/', '/replay/')}/9`);
    await page.waitForSelector('input[type=range]');
    await check('replay');
    await page.getByRole('button', { name: /story|Verlauf/ }).click();
    await page.waitForSelector('[data-weighed]');
    await check('the story of a game');
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

/** They take turns. */
const locales = ['de-DE', 'en-GB'] as const;

describe('axe finds nothing', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('would find a picture without words', async () => {
    const page = await app.page(desktop);
    await page.goto('/nowhere');
    await page.locator('main').evaluate((main) => main.append(new Image(40, 40)));
    expect((await violations(page)).join()).toContain('image-alt');
  });

  it('nor is anybody lost on the way: the focus is at the beginning of the next page, whose title is said', async () => {
    const page = await app.page(desktop);
    await page.goto('/');
    for (const name of ['Learn', 'Lab']) {
      const before = await page.title();
      await page.getByRole('link', { name, exact: true }).first().press('Enter');
      await page.waitForFunction((left) => {
        const told = document.querySelector('[data-arrived]')?.textContent ?? '';
        return told !== '' && told !== left && told === document.title;
      }, before);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    }
  });

  it.each([
    [
      'en-GB',
      'Central Factory',
      'Place: the centre. Railways: north out, east out, south in.',
      /Place: 1 \w+\. Railways: /,
    ],
    [
      'de-DE',
      'Hauptfabrik',
      'Platz: die Mitte. Gleise: Norden hinaus, Osten hinaus, Süden herein.',
      /Platz: 1 \S+lich\. Gleise: /,
    ],
  ])(
    'and whoever hears the map of Empire in %s knows where cards stand and where workers may go',
    async (locale, central, said, next) => {
      const page = await app.page({ ...desktop, locale });
      await importText(page, record);
      const heard = await page.locator('[data-lesson=map]').ariaSnapshot();
      expect(heard.slice(heard.indexOf(`heading "${central}"`)).split('\n')[1]).toContain(said);
      expect(heard).toMatch(next);
    },
  );

  it.each(Object.entries(ways).map(([way, walk], i) => [way, locales[i % 2] ?? 'en-GB', walk, i] as const))(
    '%s, %s',
    async (_way, locale, walk, i) => {
      const page = await app.page({ ...phone, locale, colorScheme: 'dark' });
      let stops = i;
      await walk(page, (what) => expectUsable(page, byTurns(stops++), what));
    },
  );
});
