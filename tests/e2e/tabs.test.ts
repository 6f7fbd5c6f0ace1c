import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, openLines, played, ply, startGame, startTable } from './app.ts';
import { desktop } from './browser.ts';

/** Plays the first open choice of the board. */
async function playOne(page: Page): Promise<void> {
  const before = await ply(page);
  await page.locator('[data-board] [data-choice]:not([aria-disabled])').first().click();
  await played(page, before, () => page.locator('.armed').first().click());
}

const reaches = (page: Page, wanted: number) => page.waitForSelector(`[data-ply="${wanted}"]`);

describe('one game in two tabs', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  /** The same game twice, in one browser. */
  async function twoTabs(seed: string, script?: string): Promise<[Page, Page]> {
    const first = await app.page(desktop);
    if (script) await first.context().addInitScript(script);
    await startGame(first, seed);
    await playOne(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await reaches(second, 1);
    await second.waitForSelector('[data-board]');
    return [first, second];
  }

  it('is played in one of them, and followed in the other', async () => {
    const [first, second] = await twoTabs('two tabs');
    await first.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    expect(await openLines(first, '[data-board]')).toEqual([]);
    await playOne(second);
    await reaches(first, 2);
    await first.keyboard.press('u');
    await playOne(second);
    await reaches(first, 3);

    await first.getByRole('button', { name: 'Go on here' }).click();
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await playOne(first);
    await reaches(second, 4);
    await second.reload();
    await reaches(second, 4);
    expect(app.complaints).toEqual([]);
  });

  it('is shown to nobody in particular where several persons play it in the other', async () => {
    const first = await app.page(desktop);
    await startTable(first, 'card-game', 'two persons', ['person', 'person']);
    const ready = (page: Page) => page.locator('[data-hand-over] button').first();
    await ready(first).click();
    await first.waitForSelector('[data-board]');
    const second = await first.context().newPage();
    await second.goto(first.url());
    await ready(second).click();
    await second.waitForSelector('[data-board]');
    const seen = () => second.locator('[data-board]').textContent();
    expect(await seen()).toContain('Player 1, you');
    await first.getByRole('button', { name: 'Go on here' }).click();
    await ready(first).waitFor();
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await expect.poll(seen).not.toContain('Player 1, you');
    expect(await openLines(second, '[data-board]')).toEqual([]);
    expect(app.complaints).toEqual([]);
  });

  it('never loses moves to a tab that has not heard of them', async () => {
    const [first, second] = await twoTabs('deaf', 'delete globalThis.BroadcastChannel');
    await playOne(second);
    await playOne(second);
    await playOne(first);
    await first.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await reaches(first, 3);
    await second.reload();
    await reaches(second, 3);
    expect(app.complaints).toEqual([]);
  });
});
