import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empire } from '../../packages/empire/src/index.ts';
import { challengesOf } from '../../packages/protocol/src/challenges.ts';
import { playOut } from '../../packages/server/src/testing/play-out.ts';
import { type App, importText, openApp, typed } from './app.ts';
import { botGame } from './bot-game.ts';
import { desktop } from './browser.ts';
import { becomeMember, post } from './online.ts';
import { type HouseSite, openHouseSite } from './site.ts';

const quick = desktop;

describe('a club', () => {
  let app: App;
  let site: HouseSite;
  let ada: Page;
  let ben: Page;
  beforeAll(async () => {
    app = await openApp(async () => {
      site = await openHouseSite();
      return site;
    });
    [ada, ben] = await Promise.all([app.page(quick), app.page(quick)]);
    for (const [page, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
    ] as const) {
      await page.goto('/account');
      await becomeMember(page, name);
    }
  });
  afterAll(() => app.close());

  it('is filled with a bot by its host, paused, and goes on', async () => {
    const wanted = { key: 'waits-for-a-bot', game: 'card-game', players: 2, access: 'public' };
    const { id } = await post<{ id: string }>(ada, 'tables', wanted);
    await ada.goto(`/play/${id}`);
    await ada.getByRole('button', { name: 'Change it…' }).click();
    await ada.getByLabel('Name of the table').fill('For two');
    await ada.getByRole('button', { name: 'Play it so' }).click();
    await ada.locator('h1 + p').getByText('For two').waitFor();
    await ada.locator('[data-bot-for="1"]').selectOption('apprentice');
    await ada.waitForSelector('[data-due=me]');
    await ada.locator('header summary').click();
    await ada.getByRole('button', { name: 'Propose a pause' }).click();
    await ada.locator('[data-notice=paused]').waitFor();
    expect(await ada.locator('[data-board] [data-choice]:not([aria-disabled])').count()).toBe(0);
    await ada.getByRole('button', { name: 'Go on' }).click();
    await ada.locator('[data-choices] [data-choice]').first().waitFor();
    // Alone with a bot one may ask for advice: the server says so.
    await ada.keyboard.press('h');
    await ada.locator('section.hint[data-stage=nudge]').waitFor();
    await ada.goto('/account');
  });

  it('announces a tournament, takes part, starts it and comes to its table', async () => {
    await ada.getByRole('link', { name: 'Tournaments' }).click();
    await ada.getByRole('link', { name: 'Announce a tournament' }).click();
    await ada.getByLabel('Name of the tournament').fill('Derwent Cup');
    await ada.getByRole('combobox', { name: 'Game' }).selectOption('card-game');
    await ada.locator('input[name=players][value="2"]').check();
    await ada.locator('button[type=submit]').click();
    await ada.getByText('2 more people are needed.').waitFor();
    await ada.getByRole('button', { name: 'Take part', exact: true }).click();
    await ada.getByText('1 more person is needed.').waitFor();
    expect(await ada.getByRole('button', { name: 'Start the tournament' }).isDisabled()).toBe(true);

    await ben.getByRole('link', { name: 'Tournaments' }).click();
    await ben.getByRole('link', { name: 'Look at it: Derwent Cup' }).click();
    await ben.getByRole('button', { name: 'Take part', exact: true }).click();
    await ben.getByRole('button', { name: 'No longer take part' }).click();
    await ben.getByRole('button', { name: 'Take part', exact: true }).click();
    await ben.getByRole('button', { name: 'No longer take part' }).waitFor();
    expect(await ben.getByRole('button', { name: 'Start the tournament' }).count()).toBe(0);

    await ada.reload();
    await ada.getByRole('button', { name: 'Start the tournament' }).click();
    await ada.getByRole('heading', { name: 'Standing' }).waitFor();
    await ada.getByRole('link', { name: /^Go on: / }).click();
    await ada.waitForSelector('[data-board]');
    // No advice here, and the reason instead of it.
    const isHers = (await ada.locator('[data-due]').getAttribute('data-due')) === 'me';
    if (!isHers) await ben.goto(ada.url());
    const due = isHers ? ada : ben;
    await due.locator('[data-hint][aria-disabled=true]').click({ force: true });
    await due.getByText('There are no hints in a tournament').first().waitFor();
    await due.keyboard.press('h');
    await due.getByRole('alert').getByText('There are no hints in a tournament').waitFor({ state: 'attached' });
    expect(await due.locator('section.hint').count()).toBe(0);
  });

  it('finds the own line in the ranking, or is told why there is none', async () => {
    await ada.goto('/ranking/card-game/2');
    await ada.getByText('You have no rating here yet.').waitFor();
    await ada.getByRole('combobox', { name: 'Players' }).selectOption('3');
    await ada.waitForURL(/\/ranking\/card-game\/3$/);
    await ada.getByRole('combobox', { name: 'Game' }).selectOption('spinning-jenny');
    await ada.waitForURL(/\/ranking\/spinning-jenny\/3$/);

    // One leaves the game to its bot; it counts all the same.
    const { id } = await post<{ id: string }>(ada, 'tables', {
      key: 'to-be-rated',
      game: 'card-game',
      players: 2,
      access: 'public',
      takeover: 'apprentice',
    });
    await post(ben, `tables/${id}/join`);
    await post(ada, `tables/${id}/leave`);
    await playOut(site.house, id);
    await ben.goto(`/play/${id}`);
    await ben.waitForSelector('[data-result]');
    const changes = await ben.locator('[data-ratings] > div').allInnerTexts();
    const after = ['Ada', 'Ben'].map((name, seat) => changes[seat]?.match(`Rating of ${name}:\\s+0 → (\\d+)$`)?.[1]);
    await ada.goto('/ranking/card-game/2');
    const own = ada.getByRole('row', { name: /Ada you/ });
    await own.waitFor();
    expect(await own.locator('td').nth(1).innerText()).toBe(after[0]);
    expect(await ada.locator('[data-rank]').count()).toBe(2);
  });

  it('opens a table with a component sheet of its own, and everybody sees what is different', async () => {
    await ada.goto('/together/new/card-game');
    await ada.locator('details summary').click();
    await ada.getByRole('button', { name: 'Edit values…' }).click();
    const editor = ada.locator('[data-sheet-editor]');
    await editor.getByRole('searchbox').fill('start money');
    // In Firefox only the window in front is left by a key.
    await ada.bringToFront();
    await typed(editor.getByLabel('money'), '61');
    await editor.getByLabel('money').press('Tab');
    await ada.locator('summary .badge', { hasText: 'Own sheet' }).waitFor();
    await ada.locator('button[type=submit]').click();
    await ada
      .locator('[data-own-sheet]')
      .getByText(/money.*61/)
      .waitFor();
    await ben.goto(new URL(ada.url()).pathname);
    await ben.locator('[data-own-sheet]').waitFor();
    await ben.getByRole('button', { name: /^Sit down as/ }).click();
    await ben.waitForSelector('[data-board]');
    await ben.locator('header .badge', { hasText: 'Own sheet' }).waitFor();
  });

  it('is told why a standing order was cancelled', async () => {
    await ada.goto('/together/new/card-game');
    await ada.getByRole('combobox', { name: 'Who plays' }).nth(1).selectOption('apprentice');
    await ada.locator('button[type=submit]').click();
    await ada.waitForSelector('[data-due=me]');
    const [, table] = new URL(ada.url()).pathname.split('/').filter(Boolean);
    const choose = () => ada.locator('.foot [data-choice]:not([aria-disabled])').first().click();
    const position = () => ada.evaluate(async (from) => (await fetch(from)).json(), `/api/tables/${table}/position`);

    // The first choice is one of several in a turn: what comes next is learned, and taken back.
    await choose();
    await ada.waitForSelector('[data-ply="1"][data-due=me]');
    const { due } = (await position()).position;
    await ada.keyboard.press('u');
    await ada.waitForSelector('[data-ply="0"][data-due=me]');
    await post(ada, `tables/${table}/orders`, { step: due.step, line: 'nonsense', times: 2 });
    await ada.reload();
    await ada.locator('[data-order=active]').waitFor();
    await choose();
    await ada.locator('[data-order=cancelled]').waitFor();
    await ada.locator('[data-order=cancelled]').getByRole('button', { name: 'Understood' }).click();
    await ada.locator('[data-order=cancelled]').waitFor({ state: 'detached' });
    expect(app.complaints).toEqual([]);
  });

  it('has a list of the day: a result waits for the line, is judged, and has its place', async () => {
    const day = await ada.evaluate(() =>
      Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000),
    );
    const [challenge] = challengesOf(day);
    if (!challenge) throw new Error('there is a game every day');
    await importText(ada, botGame({ ...challenge, game: empire }));
    await ada.waitForURL(/\/table\//);
    await ada.evaluate(
      ([on, game]) => localStorage.setItem('cromford.daily', JSON.stringify({ [on]: { empire: { game } } })),
      [String(day), new URL(ada.url()).pathname.split('/').at(-1) ?? ''] as const,
    );
    await ada.goto('/daily');
    await ada.locator('[data-list=empire]').getByText('Nobody yet.').waitFor();
    await ada.context().setOffline(true);
    await ada.getByRole('checkbox', { name: /Put my results on the list/ }).check();
    await ada.getByText('One result waits to be sent.').waitFor();
    await ada.context().setOffline(false);
    const own = ada.locator('[data-list=empire] tr').filter({ hasText: 'Ada' });
    await own.getByText(/^Reached/).waitFor();
    expect(await own.locator('td').first().textContent()).toBe('1.');
    expect(await ada.getByText('waits to be sent').count()).toBe(0);
  });
});
