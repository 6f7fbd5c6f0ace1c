/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spinningJenny } from '../../packages/arkwright/src/index.ts';
import { empire } from '../../packages/empire/src/index.ts';
import { type App, expectNoSideways, importText, myTurn, openApp, ply } from './app.ts';
import { botGame } from './bot-game.ts';
import { desktop, phone } from './browser.ts';

describe('the end of a game', () => {
  let app: App;
  const record = botGame({ game: spinningJenny, players: 2, seed: 'told', bot: 'overseer' });
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('says by how much it was won, names the turns that the review names, and lets one be tried again', async () => {
    const page = await app.page(desktop);
    await importText(page, record);
    await page.waitForSelector('[data-story=told]', { timeout: 60_000 });
    expect(await page.locator('#story').textContent()).toMatch(/won/);
    expect(await page.getByRole('heading', { name: 'Everybody’s balance' }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Where the money came from' }).count()).toBe(1);
    const again = page.locator('[data-again]');
    const cost = async (part: string) =>
      (await page.locator(part).allTextContents()).map((text) => /£[\d.]+/.exec(text)?.[0]);
    const lost = await cost('section[aria-labelledby=worst-turns] li b');
    expect(lost).toHaveLength(3);
    const won = await cost('section[aria-labelledby=best-turns] li b');
    // The last shares, bought with the last money, are no feat.
    expect(won).toHaveLength(2);
    expect(await again.count()).toBe(5);
    const [turn = '', coach = ''] = await page
      .locator('section[aria-labelledby=worst-turns] li')
      .first()
      .locator('strong, span')
      .allTextContents();
    expect(coach.replace(/^.*: /, '')).not.toBe('');
    expect(coach).not.toContain(turn);
    // What was found out at the end is not worked out again.
    await page.getByRole('link', { name: 'Review every turn with the coach' }).click();
    await page.waitForSelector('[data-reviewed]');
    expect((await cost('.moment .cost')).slice(0, 3)).toEqual(lost);
    await page.goBack();
    await page.waitForSelector('[data-story=told]', { timeout: 60_000 });
    const decision = await again.last().getAttribute('data-again');
    const played = page.url();
    await again.last().click();
    await page.waitForURL((url) => url.href !== played);
    await myTurn(page);
    expect(await ply(page)).toBe(Number(decision));
    expect(app.complaints).toEqual([]);
  });

  it('of Empire shows on its curve the turns that it names, by their numbers', async () => {
    const page = await app.page(phone);
    await importText(page, botGame({ game: empire, players: 1, seed: 'told' }));
    await page.waitForSelector('[data-story=told]', { timeout: 60_000 });
    const inStory = (part: string) => page.locator(`[data-story] ${part}`).allTextContents();
    const named = (await inStory('li .disc')).map((number) => number.trim());
    expect(named.length).toBeGreaterThan(2);
    expect(named).toEqual(named.map((_, i) => String(i + 1)));
    expect((await inStory('svg text.disc')).sort()).toEqual(named);
    // The start is no turn of its own.
    const axis = await inStory('svg text.axis');
    expect(axis.filter((label) => label === '1')).toHaveLength(1);
  });

  it('is shown again from the moment that decided it, with what every choice there was worth', async () => {
    const page = await app.page(phone);
    await importText(page, record);
    await page.waitForSelector('[data-due=nobody]');
    await page.getByRole('link', { name: 'Look at the replay' }).tap();
    await page.waitForSelector('[data-weighed]', { timeout: 60_000 });
    const [step, last] = ((await page.locator('footer p').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(step).toBeGreaterThan(0);
    expect(step).toBeLessThan(last ?? 0);
    expect(await page.locator('[data-weighed] li').count()).toBeGreaterThan(1);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Show the board' }).tap();
    await page.waitForSelector('[data-board]');
  });
});
