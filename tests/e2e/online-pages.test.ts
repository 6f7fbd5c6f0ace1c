/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { byTurns, expectUsable, violations } from './axe.ts';
import { desktop, phone } from './browser.ts';
import { post } from './online.ts';
import { type HouseSite, openHouseSite } from './site.ts';

const table = (more: object) => ({ game: 'card-game', players: 2, access: 'public', ...more });

const options: BrowserContextOptions = { ...phone, colorScheme: 'dark', locale: 'de-DE' };

describe('the pages for playing together', () => {
  let app: App;
  let site: HouseSite;
  let page: Page;
  let open = '';
  let begun = '';
  let announced = '';
  let played = '';
  beforeAll(async () => {
    app = await openApp(async () => {
      site = await openHouseSite();
      return site;
    });
    page = await app.page(options);
    await page.goto('/together');
    await page.locator('#who-are-you').waitFor();
    await post(page, 'guests', { name: 'Ada' });
    await post(page, 'members', { name: 'Ada', passphrase: 'a long enough passphrase' });
    const clock = { kind: 'bank', bank: 600_000, increment: 10_000 };
    ({ id: open } = await post<{ id: string }>(page, 'tables', table({ key: 'open-table', title: 'Open', clock })));
    const bots = { 1: 'apprentice' };
    ({ id: begun } = await post<{ id: string }>(
      page,
      'tables',
      table({ key: 'with-a-bot', title: 'A long evening', bots, clock }),
    ));
    await post(page, `tables/${begun}/messages`, { text: 'Good luck!' });
    const cup = { name: 'Derwent Cup', game: 'card-game', players: 2 };
    ({ id: announced } = await post<{ id: string }>(page, 'tournaments', cup));
    ({ id: played } = await post<{ id: string }>(page, 'tournaments', cup));
    const ben = await app.page(options);
    await ben.goto('/together');
    await post(ben, 'guests', { name: 'Ben' });
    for (const who of [page, ben]) await post(who, `tournaments/${played}/enter`);
    await post(page, `tournaments/${played}/start`);
    await ben.close();
  });
  afterAll(() => app.close());

  const pages: readonly (readonly [string, () => string, string])[] = [
    ['the lobby', () => '/together', '.tables .panel'],
    ['a new table', () => '/together/new', 'fieldset li'],
    ['the waiting room', () => `/play/${open}`, '[data-waiting-room] [data-seat="1"]'],
    ['the table', () => `/play/${begun}`, '[data-ply] [data-board]'],
    ['the account', () => '/account', '#data'],
    ['the ranking', () => '/ranking', 'main .panel'],
    ['the tournaments', () => '/tournaments', '[data-tournament]'],
    ['a new tournament', () => '/tournaments/new', 'fieldset'],
    ['a tournament that is open', () => `/tournaments/${announced}`, '#people'],
    ['a tournament that is played', () => `/tournaments/${played}`, '#standing'],
    ['the home page', () => '/', '#continue-together'],
    ['administration, for others', () => '/administration', '[role=alert]'],
  ];

  it.each(pages.map((one, i) => [...one, byTurns(i)] as const))(
    '%s can be used by everybody',
    async (what, path, ready, on) => {
      await page.goto(path());
      await page.locator(ready).first().waitFor();
      await expectUsable(page, on, what);
      expect(app.complaints).toEqual([]);
    },
  );

  it('answers are given in advance, and taken back', async () => {
    await page.goto(`/play/${begun}`);
    await page.waitForSelector('[data-due=me]');
    await page.locator('header summary').click();
    await page.getByRole('button', { name: /^(Standing orders|Daueraufträge)/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(Give the order|Auftrag erteilen)$/ }).click();
    const withdraw = dialog.getByRole('button', { name: /^(Withdraw|Zurückziehen):/ });
    await withdraw.waitFor();
    await page.locator('[data-order=active]').waitFor();
    await expectUsable(page, 'phone');
    await withdraw.click();
    await withdraw.waitFor({ state: 'detached' });
    await page.locator('[data-order=active]').waitFor({ state: 'detached' });
  });

  it('an invitation says to which game, and who sits there', async () => {
    const { invitation } = await post<{ invitation: string }>(page, `tables/${open}/invitations`);
    const guest = await app.page(options);
    await guest.goto(`/join/${invitation}`);
    await guest
      .getByRole('heading', { level: 1, name: /^Ada (invites you to The Card Game|lädt dich ein: Das Kartenspiel)/ })
      .waitFor();
    await guest.locator('[data-invited]').getByText('Ada').waitFor();
    expect(await violations(guest)).toEqual([]);
    // Whoever sits there already is shown to the seat.
    await page.goto(`/join/${invitation}`);
    await page.waitForURL(`**/play/${open}`);
    await guest.close();
  });

  it('letters are ended by whoever has one, after a question', async () => {
    const path = await site.house.letterEnds.pathFor('a-mailbox');
    const end = page.getByRole('button', { name: /^(End the letters|Briefe beenden)$/ });
    await page.goto(path.slice(0, -1));
    await end.click();
    await page
      .getByRole('alert')
      .filter({ hasText: /not one of ours|keiner von uns/ })
      .waitFor();
    await page.goto(path);
    await end.waitFor();
    await expectUsable(page, 'desktop');
    await end.click();
    await page.locator('[data-ended]').waitFor();
    expect(app.complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
  });

  it('a member comes back with the passphrase', async () => {
    const other = await app.page({ ...desktop, locale: 'en-GB' });
    await other.goto('/account');
    await other.getByText('I have a passphrase').click();
    await other.getByLabel('Name').nth(1).fill('Ada');
    await other.getByLabel('Passphrase', { exact: true }).fill('a long enough passphrase');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    // Both browsers are listed; the first one is sent away from here.
    const sessions = other.getByRole('button', { name: /^End the session/ });
    await sessions.first().click();
    await expect.poll(() => sessions.count()).toBe(0);
    await page.goto('/account');
    await page.locator('#who-are-you').waitFor();
  });
});
