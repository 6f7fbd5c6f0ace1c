import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, expectNoSideways, importText, myTurn, openApp, startGame, startTable } from './app.ts';
import { desktop, phone } from './browser.ts';
import { fullGame } from './late-game.ts';

const record = fullGame('A', 30);
const unfinished = record
  .replace(/^hash .*\n/m, '')
  .split('\n')
  .slice(0, -12)
  .join('\n');

/** Every page, and what can be open on it. */
const pages: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['home', (page) => page.goto('/').then(() => page.getByRole('main').waitFor())],
  ['new game', (page) => page.goto('/new/empire').then(() => page.locator('fieldset').waitFor())],
  ['new game, seats', (page) => page.goto('/new/water-frame').then(() => page.locator('fieldset').first().waitFor())],
  ['lab', (page) => page.goto('/lab').then(() => page.locator('.seat').first().waitFor())],
  ['rules', (page) => page.goto('/rules/CG-STK-07').then(() => page.locator('.asked').waitFor())],
  [
    'board game',
    (page) => startTable(page, 'spinning-jenny', 'axe', ['person', 'apprentice']).then(() => myTurn(page)),
  ],
  ['card game', (page) => startTable(page, 'card-game', 'axe', ['person', 'apprentice']).then(() => myTurn(page))],
  ['hand over', (page) => startTable(page, 'card-game', 'axe', ['person', 'person'])],
  ['learn', (page) => page.goto('/learn').then(() => page.locator('main li').first().waitFor())],
  ['lesson', (page) => page.goto('/learn/empire/first').then(() => page.waitForSelector('[data-board]'))],
  ['not found', (page) => page.goto('/nowhere').then(() => page.getByRole('main').waitFor())],
  ['table', (page) => startGame(page, 'axe')],
  [
    'table, selling',
    (page) => startGame(page, 'axe').then(() => page.locator('[data-board] [data-choice="action sell"]').click()),
  ],
  [
    'table, late',
    async (page) => {
      await importText(page, unfinished);
      await page.waitForSelector('[data-board]');
    },
  ],
  [
    'table, a refusal',
    async (page) => {
      await startGame(page, 'axe');
      await page
        .locator('[data-board] [data-choice="action staff"]')
        .evaluate((button) => (button as HTMLElement).click());
      await page.locator('.note').waitFor();
    },
  ],
  [
    'table, charts',
    async (page) => {
      await importText(page, unfinished);
      await page.waitForSelector('[data-board]');
      await page.keyboard.press('c');
      await page.locator('figure').first().waitFor();
    },
  ],
  [
    'table, help',
    async (page) => {
      await startGame(page, 'axe');
      await page.keyboard.press('?');
    },
  ],
  [
    'the end',
    async (page) => {
      await importText(page, record);
      await page.waitForSelector('[data-score]');
    },
  ],
  [
    'replay',
    async (page) => {
      await importText(page, record);
      await page.waitForSelector('[data-score]');
      await page.goto(`${page.url().replace('/table/', '/replay/')}/9`);
      await page.waitForSelector('input[type=range]');
    },
  ],
  [
    'text mode',
    async (page) => {
      await startGame(page, 'axe');
      await page.keyboard.press('t');
      await page.locator('#text-position').waitFor();
    },
  ],
];

/** Every page in both themes (the second only changes colours) and in both languages. */
const looks = [
  { name: 'English, desktop, light and dark', options: { ...desktop, locale: 'en-GB' }, themes: ['light', 'dark'] },
  { name: 'German, phone, dark', options: { ...phone, locale: 'de-DE' }, themes: ['dark'] },
] as const;

async function violations(page: Page, rules?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
  );
}

describe('axe finds nothing', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  describe.each(looks)('$name', ({ options, themes: [whole, colours] }) => {
    it.each(pages)('%s', async (_name, open) => {
      // A colour that is still changing is nobody's colour.
      const page = await app.page({ ...options, colorScheme: whole, reducedMotion: 'reduce' });
      await open(page);
      expect(await violations(page)).toEqual([]);
      await expectNoSideways(page);
      if (colours) {
        await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
        await page.evaluate(async () => {
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        });
        expect(await violations(page, 'color-contrast')).toEqual([]);
      }
      await page.context().close();
    });
  });
});
