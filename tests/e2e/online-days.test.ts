/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from '../../packages/server/src/testing/play-out.ts';
import { type App, openApp } from './app.ts';
import { desktop } from './browser.ts';
import { becomeMember, post } from './online.ts';
import { type HouseSite, openHouseSite } from './site.ts';

const HOUR = 3_600_000;

/** What a page tells the system, kept where the test can read it. */
interface Told {
  badge?: number;
  shared?: { url: string };
  copied?: string;
}

/** A phone's ways of telling and sharing, and no clipboard: as a club at home plays, over plain http. */
function stubs(): void {
  const told: Told = {};
  Object.assign(globalThis, { told });
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  define('setAppBadge', async (count: number) => void Object.assign(told, { badge: count }));
  define('share', async (shared: { url: string }) => void Object.assign(told, { shared }));
  define('clipboard', undefined);
  document.addEventListener('copy', () => {
    told.copied = (document.activeElement as HTMLTextAreaElement).value;
  });
}
/** How many tables wait stands in the title, as soon as the list of them has come: after the page, and after the table that one is at. */
const counted = (page: Page, count: number) =>
  page.waitForFunction((mark) => document.title.startsWith(mark), `(${count}) `);
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: Told }).told);

describe('turn by turn over days', () => {
  let app: App;
  let site: HouseSite;
  let ada: Page;
  let ben: Page;
  let first = '';
  let second = '';
  beforeAll(async () => {
    app = await openApp(async () => {
      site = await openHouseSite();
      return site;
    });
    [ada, ben] = await Promise.all([app.page(desktop), app.page(desktop)]);
    await ada.addInitScript(stubs);
    await ada.goto('/account');
    await becomeMember(ada, 'Ada');
    await ben.goto('/together');
    await post(ben, 'guests', { name: 'Ben' });
    const opened = async (key: string) => {
      const clock = { kind: 'daily', turn: 48 * HOUR };
      const wanted = { key, game: 'card-game', players: 2, access: 'public', clock, takeover: 'apprentice' };
      const { id } = await post<{ id: string }>(ada, 'tables', wanted);
      await post(ben, `tables/${id}/join`);
      return id;
    };
    [first, second] = [await opened('slow-and-steady'), await opened('another-slow-one')];
    await post(ben, `tables/${first}/messages`, { text: 'Take your time' });
  });
  afterAll(() => app.close());

  it('codes are copied with one tap, without a clipboard too', async () => {
    const codes = await ada.getByRole('list', { name: 'Recovery codes' }).locator('li').allInnerTexts();
    await ada.getByRole('button', { name: 'Copy the codes' }).click();
    await ada.getByRole('button', { name: 'Copied' }).waitFor();
    expect((await told(ada)).copied).toBe(codes.join('\n'));
    // There is no mail server: no way of being told offers mail.
    expect(await ada.locator('#notices ~ form option').allInnerTexts()).toEqual(['Webhook']);
  });

  it('tables that wait are counted, told apart, and a button away', async () => {
    await ada.goto('/');
    const cards = ada.locator('section[aria-labelledby=continue-together] li');
    await cards.nth(1).waitFor();
    await counted(ada, 2);
    expect((await told(ada)).badge).toBe(2);
    const said = await cards.filter({ has: ada.locator('[data-unread]') }).allInnerTexts();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/Your turn · Decade I, Food · (47 hours|2 days) left/);

    await ada.goto(`/play/${first}`);
    await ada.waitForSelector('[data-due=me]');
    await ada.locator('.foot [data-choice]').first().waitFor();
    await counted(ada, 2);
    await post(ada, `tables/${first}/proposals`, { kind: 'pause' });
    await post(ben, `tables/${first}/proposals/pause`, { agree: true });
    await ada.locator('[data-notice=paused]').waitFor();
    await post(ben, `tables/${first}/leave`);
    await post(ada, `tables/${first}/proposals`, { kind: 'resume' });
    await ada.getByText('Ben has left. A bot plays on: Apprentice.').waitFor();
    await post(ben, `tables/${first}/return`);
    await ada.getByText('Ben is back.').waitFor();
  });

  it('a holiday is seen by whoever waits, and who watches by those who play', async () => {
    await ada.goto('/account');
    const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
    const last = ada.getByLabel('The last day');
    await last.fill(inDays(60));
    await ada.getByRole('button', { name: 'Go on holiday' }).click();
    expect(await last.evaluate((field: HTMLInputElement) => field.validity.rangeOverflow)).toBe(true);
    await last.fill(inDays(7));
    await ada.getByRole('button', { name: 'Go on holiday' }).click();
    await ada.getByText(/^You are on holiday until \w+ \d+, \d{4}\.$/).waitFor();
    await ben.goto(`/play/${second}`);
    await ben.getByText(/^Ada is on holiday until \w+ \d+, \d{4}: no time runs\.$/).waitFor();
    const cleo = await app.page(desktop);
    await cleo.goto('/together');
    await post(cleo, 'guests', { name: 'Cleo' });
    await cleo.goto(`/play/${second}`);
    await cleo.locator('.foot').getByText('You are watching this game.').waitFor();
    await ben.locator('header summary').click();
    await ben.locator('[data-audience]', { hasText: 'Watching: Cleo' }).waitFor();
    // The menu is gone once something else is pressed.
    await ben.locator('.foot #question').click();
    await ben.locator('header details[open]').waitFor({ state: 'detached' });
    // A guest is told in his browser, by no other way.
    await cleo.goto('/account');
    await cleo.getByRole('button', { name: 'Tell me in this browser' }).waitFor();
    await cleo.getByText('Members can be told by webhook as well.').waitFor();
  });

  it('a finished game stands in the profile and among the habits, and is played again with the same people', async () => {
    for (const page of [ada, ben]) await post(page, `tables/${second}/leave`);
    await playOut(site.house, second);
    await ada.goto(`/play/${second}`);
    await ada.waitForSelector('[data-result]');
    await ada
      .getByRole('button', { name: 'To the next table that waits for you' })
      .or(ada.getByRole('link', { name: 'To the next table that waits for you' }))
      .click();
    await ada.waitForURL(`**/play/${first}`);
    await ada.waitForSelector('[data-ply] [data-board]');
    // What was done in it counts among one's habits.
    await ada.goto('/habits');
    await ada.locator('[data-habits=card-game] li').first().waitFor();
    const { account } = await ada.evaluate(async () => (await fetch('/api/me')).json());
    await ada.goto(`/people/${account.id}`);
    await ada.getByRole('row', { name: /^The Card Game, 2 players 1 / }).waitFor();
    await ada.getByRole('button', { name: 'Play again: The Card Game Ben' }).click();
    await ada.getByText('Still missing: Ben.').waitFor();
    await ada.getByRole('button', { name: 'Make a link' }).click();
    const link = await ada.locator('[data-invitation]').inputValue();
    await ada.getByRole('button', { name: 'Send the link…' }).click();
    expect((await told(ada)).shared?.url).toBe(link);
    expect(app.complaints).toEqual([]);
  });
});
