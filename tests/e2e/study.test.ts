/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type App, expectNoSideways, importText, openApp, typed } from './app.ts';
import { desktop, phone } from './browser.ts';
import { ENDED } from './hands.ts';
import { recorded } from './recorded.ts';

const field = (page: Page, path: string) => page.locator(`[id="state-${path}"]`);

async function give(page: Page, path: string, value: string): Promise<void> {
  await typed(field(page, path), value);
  await field(page, path).press('Tab');
}

describe('a position is set up', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('from scratch: refused with its reason, mended, played on by bots, and opened elsewhere by its link', async () => {
    const page = await app.page(desktop);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/new/card-game');
    await page.getByRole('link', { name: 'Set up a position…' }).click();
    await page.waitForSelector('[data-board]');
    await give(page, 'players.0.cash', '77');
    await page.locator('[data-board]').getByText('£77').first().waitFor();

    await give(page, 'players.0.loans', '10');
    await page.getByRole('alert').getByText('CG-CMP-07').waitFor();
    const play = page.getByRole('button', { name: 'Play on from here' });
    expect(await play.isDisabled()).toBe(true);
    await give(page, 'players.0.loans', '0');
    await page.getByRole('alert').waitFor({ state: 'detached' });

    // The last round of the game, before anybody has played it.
    await give(page, 'decade', '3');
    await give(page, 'good', '3');
    await page.locator('#moment').selectOption('round');
    await page.getByText('Decade III').first().waitFor();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is in the clipboard.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    for (const seat of await page.locator('fieldset li select').all()) await seat.selectOption('apprentice');
    await play.click();
    await page.waitForSelector('[data-due=nobody]');
    expect(await page.locator('[data-result]').textContent()).toMatch(ENDED);
    // It is a game like any other; and the way back leads to the position.
    await page.reload();
    await page.waitForSelector('[data-due=nobody]');
    await page.goBack();
    await field(page, 'players.0.cash').waitFor();
    expect(await field(page, 'players.0.cash').inputValue()).toBe('77');

    const elsewhere = await app.page(phone);
    await elsewhere.goto(address);
    await elsewhere.waitForSelector('[data-board]');
    expect(await field(elsewhere, 'players.0.cash').inputValue()).toBe('77');
    expect(await field(elsewhere, 'decade').inputValue()).toBe('3');
    await expectNoSideways(elsewhere);
    await elsewhere.getByRole('button', { name: 'Play on from here' }).tap();
    await elsewhere.waitForSelector('[data-ply] [data-board]');
    expect(app.complaints).toEqual([]);
  });

  it('from a step of a replay, and a damaged link says so', async () => {
    const page = await app.page(desktop);
    await importText(page, recorded(cardGame, 'cards/records/three-players.txt', 0.5));
    await page.waitForSelector('[data-board]');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/replay/${id}/20`);
    await page.waitForSelector('[data-board]');
    await page.getByRole('link', { name: 'Set up a position from here' }).click();
    await field(page, 'players.0.cash').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/study/${id}/20`);
    await give(page, 'players.0.cash', '99');
    await page.locator('[data-board]').getByText('£99').first().waitFor();

    await page.goto('/study/link#damaged');
    await page.getByText('damaged').first().waitFor();
  });
});
