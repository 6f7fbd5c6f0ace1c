/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { expectUsable } from './axe.ts';
import { desktop } from './browser.ts';
import { post } from './online.ts';
import { type HouseSite, openHouseSite } from './site.ts';

const passphrase = 'a long enough passphrase';

describe('the house', () => {
  let app: App;
  let site: HouseSite;
  let boss: Page;
  let pest: Page;
  let table = '';
  beforeAll(async () => {
    app = await openApp(async () => {
      site = await openHouseSite();
      return site;
    });
    [boss, pest] = [await app.page(desktop), await app.page(desktop)];
  });
  afterAll(() => app.close());

  const done = (page: Page) => page.getByText('Done.').first().waitFor();

  it('has an administrator once somebody has opened the link of the first start', async () => {
    await boss.goto(`/welcome#${await site.house.welcome.firstLink()}`);
    await boss.getByRole('heading', { name: 'You become the administrator of this house' }).waitFor();
    await expectUsable(boss, 'phone');
    await boss.getByLabel('Name').fill('Ada');
    await boss.getByLabel('Passphrase').fill(passphrase);
    await boss.getByRole('button', { name: 'Become a member' }).click();
    await boss.getByRole('list', { name: 'Recovery codes' }).waitFor();
    expect(new URL(boss.url()).hash).toBe('');
    await boss.getByRole('link', { name: 'To the administration' }).click();
    await boss.getByRole('heading', { name: 'Who may come in' }).waitFor();
  });

  it('reads a report, takes a message away from the table of everybody, and settles it', async () => {
    await pest.goto('/together');
    await post(pest, 'guests', { name: 'Mallory' });
    const anne = await app.page(desktop);
    await anne.goto('/together');
    await post(anne, 'guests', { name: 'Anne' });
    const wanted = { key: 'rude-table', game: 'card-game', players: 2, access: 'public', title: 'A rude table' };
    ({ id: table } = await post<{ id: string }>(anne, 'tables', wanted));
    await post(pest, `tables/${table}/join`);
    await post(pest, `tables/${table}/messages`, { text: 'You play like a mule' });
    await anne.goto(`/play/${table}`);
    await anne.waitForSelector('[data-board]');
    const said = anne.locator('[role=log]').getByText('You play like a mule');
    await anne.getByRole('tab', { name: 'Talk' }).click();
    await said.waitFor();
    const { account } = await pest.evaluate(async () => (await fetch('/api/me')).json());
    await post(anne, 'reports', { account: account.id, table, reason: 'He is rude' });

    await boss.goto('/administration');
    await boss.getByRole('heading', { name: 'About Mallory' }).waitFor();
    await boss.getByRole('button', { name: 'Read what was said' }).click();
    await boss.getByText('You play like a mule').waitFor();
    await expectUsable(boss, 'desktop');
    await boss.getByRole('button', { name: 'Take away this message of Mallory' }).click();
    await boss.getByText('taken away').waitFor();
    await said.waitFor({ state: 'detached' });
    expect(
      (await anne.evaluate(async (id) => (await fetch(`/api/tables/${id}/messages`)).json(), table)).messages,
    ).toEqual([]);
    await boss.getByRole('button', { name: 'Settled: about Mallory' }).click();
    await boss.getByText('No open report.').waitFor();
    await anne.close();
  });

  it('finds an account, renames it, closes its table and bans it', async () => {
    await boss.goto('/administration/accounts');
    await boss.locator('[data-accounts] a').first().waitFor();
    await expectUsable(boss, 'phone');
    await boss.getByLabel('Name or id').fill('mall');
    await boss.getByRole('button', { name: 'Search' }).click();
    await boss.getByRole('link', { name: /^Mallory/ }).click();
    await boss.getByRole('heading', { name: 'Mute or ban' }).waitFor();
    await expectUsable(boss, 'desktop');
    await boss.getByLabel('New name').fill('Mallory the Tamed');
    await boss.getByRole('button', { name: 'Give another name' }).click();
    await boss.getByRole('heading', { name: 'Mallory the Tamed' }).waitFor();
    await boss.getByRole('button', { name: 'Close the table' }).click();
    await boss.locator('[data-confirm]').click();
    await boss.getByRole('link', { name: 'A rude table' }).waitFor({ state: 'detached' });
    await boss.getByLabel('With a ban: no new guests').check();
    await boss.getByRole('button', { name: 'Ban', exact: true }).click();
    await boss
      .getByText(/^banned until/)
      .first()
      .waitFor();
    await pest.goto('/together');
    await pest.getByLabel('Name').first().fill('Mallory again');
    await pest.getByRole('button', { name: 'Come in' }).click();
    await pest.getByText('No new guests are let in from where you are').waitFor();
    await boss.getByRole('button', { name: 'Let in again' }).click();
    await boss
      .getByText(/^banned until/)
      .first()
      .waitFor({ state: 'detached' });
  });

  it('closes the door, after the passphrase is shown again, and invites by a link', async () => {
    await boss.goto('/administration/house');
    await boss.getByLabel('Members only').check();
    // A proof of long ago does not do.
    await site.house.store.database.query.updateTable('sessions').set({ confirmed_at: 0 }).execute();
    await boss.getByRole('button', { name: 'Set it' }).click();
    const proof = boss.getByRole('dialog', { name: 'Is it you?' });
    await proof.getByLabel('Passphrase').fill('not this one');
    await proof.getByRole('button', { name: 'Go on' }).click();
    await proof.getByText('do not fit together').waitFor();
    await expectUsable(boss, 'phone');
    await proof.getByLabel('Passphrase').fill(passphrase);
    await proof.getByRole('button', { name: 'Go on' }).click();
    await done(boss);
    await pest.goto('/together');
    await pest.locator('[data-door=members]').waitFor();
    expect(await pest.getByRole('button', { name: 'Come in' }).count()).toBe(0);
    await expectUsable(pest, 'desktop');
    await boss.getByRole('button', { name: 'Make an invitation' }).click();
    const link = await boss.getByLabel('The link. It is not shown again.').inputValue();
    await expectUsable(boss, 'phone');
    await pest.goto(link);
    await pest.getByLabel('Name').fill('Bea');
    await pest.getByLabel('Passphrase').fill(passphrase);
    await pest.getByRole('button', { name: 'Become a member' }).click();
    await pest.getByRole('list', { name: 'Recovery codes' }).waitFor();
  });

  it('helps who has lost everything, and makes a second administrator', async () => {
    await boss.goto('/administration/accounts');
    await boss.getByRole('link', { name: /^Bea/ }).click();
    await boss.getByRole('button', { name: 'Make a link' }).click();
    const link = await boss.getByLabel('The link. It is not shown again.').inputValue();
    await boss.getByRole('combobox', { name: 'Role' }).selectOption('administrator');
    await boss.getByRole('button', { name: 'Set the role' }).click();
    await boss.locator('#who ~ .ways').getByText('administrator').waitFor();
    const bea = await app.page(desktop);
    await bea.goto(link);
    await bea.getByRole('heading', { name: 'A new passphrase for Bea' }).waitFor();
    await bea.getByLabel('Passphrase').fill('another long passphrase');
    await bea.getByRole('button', { name: 'Set it and sign in' }).click();
    await bea.getByText('You are Bea').waitFor();
    await bea.close();
  });

  it('says who runs it and what is kept, and writes down what was done', async () => {
    await boss.goto('/administration/house');
    await boss.getByLabel(/^Imprint:/).fill('Ada Lovelace\nDerwent Mill\n\nada@club.example');
    await boss.getByLabel(/^Privacy:/).fill('We keep no backups older than a month.');
    await boss.getByRole('button', { name: 'Save both' }).click();
    await done(boss);
    const stranger = await app.page(desktop);
    await stranger.goto('/imprint');
    await stranger.getByText('Derwent Mill').waitFor();
    await expectUsable(stranger, 'desktop');
    await stranger.goto('/privacy');
    await stranger.getByText('We keep no backups older than a month.').waitFor();
    await stranger.getByText('Sessions: 60 days;').waitFor();
    await expectUsable(stranger, 'phone');
    await stranger.close();
    await boss.goto('/administration/audit');
    await boss.getByText('changed the house').first().waitFor();
    for (const what of ['took a message away', 'gave another name', 'closed a table', 'banned', 'settled a report'])
      await boss.getByText(what).first().waitFor();
    await expectUsable(boss, 'desktop');
    expect(app.complaints.filter((text) => !text.includes('status of 40'))).toEqual([]);
  });
});
