import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardGame } from '../../packages/cards/src/index.ts';
import { empire } from '../../packages/empire/src/index.ts';
import { type App, importText, openApp, played, ply, startGame } from './app.ts';
import { botGame } from './bot-game.ts';
import { desktop } from './browser.ts';
import { fullGame } from './late-game.ts';
import { savedFile } from './saved-file.ts';

describe('records', () => {
  let app: App;
  let record: string;
  beforeAll(async () => {
    app = await openApp();
    record = fullGame('A', 20);
  });
  afterAll(() => app.close());

  const movesOf = (text: string) =>
    text
      .slice(text.indexOf('\n\n') + 2)
      .trim()
      .split('\n');
  const problem = (page: Page) => page.getByRole('dialog', { name: 'This cannot be opened' });

  it('go out as a file and come back the same', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'round trip');
    for (const line of ['action sell', 'sell 1 commodities for capital', 'done', 'end']) {
      const before = await ply(page);
      const button = page.locator(`[data-board] [data-choice="${line}"]`);
      if ((await button.count()) === 0) continue;
      await button.click();
      await played(page, before);
    }
    const last = await ply(page);
    await page.getByRole('button', { name: 'Save or share' }).click();
    const saveIt = page.getByRole('button', { name: 'Save as a file' });
    const { name, text } = await savedFile(page, () => saveIt.click());
    expect(name).toMatch(/^cromford-empire-.*\.txt$/);
    expect(text.split('\n')[0]).toBe('cromford record 1');
    await importText(page, text);
    await page.waitForSelector('[data-board]');
    expect(await ply(page)).toBe(last);
  });

  it('go out as a link that holds the whole game', async () => {
    const page = await app.page({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    await importText(page, record);
    await page.waitForSelector('[data-score]');
    const score = await page.locator('[data-score]').textContent();
    await page.getByRole('button', { name: 'Save or share' }).click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is in the clipboard.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(2000);
    const other = await app.page(desktop);
    await other.goto(link);
    await other.getByText(`${score} profit`).first().waitFor();
    await other.goto(link.slice(0, -30));
    await other.reload();
    await other.getByText('This link is damaged').waitFor();
  });

  it('are refused with a reason when damaged, and nothing is lost', async () => {
    const page = await app.page(desktop);
    await startGame(page, 'keep me');
    const damages: readonly (readonly [text: string, says: RegExp])[] = [
      ['Dear diary', /not a record of Cromford/],
      [record.replace('game empire', 'game chess'), /“chess”, which is not on this shelf/],
      [record.replace(/^seed .*$/m, 'seed oops'), /seed is missing or damaged/],
      [record.replace(/^rules \d+/m, 'rules 7'), /version 7 of the rules/],
      [record.replace('option side A', 'option side Z'), /“side” can be A, B, not “Z”/],
      [record.replace('"requirement":4', '"requirement":"four"'), /component sheet has a fault at/],
      [record.replace(/^hash .*$/m, 'hash 0000000000000000'), /lead to another position/],
    ];
    for (const [text, says] of damages) {
      await importText(page, text);
      await problem(page).getByText(says).waitFor();
      await problem(page).getByText('Your saved games are untouched.').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(1);
  });

  it('open as far as they go when a move does not fit', async () => {
    const page = await app.page(desktop);
    const moves = movesOf(record);
    await importText(page, record.replace(`\n${moves[4]}\n`, '\nplace 9 9\n'));
    await problem(page)
      .getByText(/^Move 5, “place 9 9”/)
      .waitFor();
    await page.getByRole('button', { name: 'Open it up to move 4' }).click();
    await page.waitForSelector('[data-board]');
    expect(await ply(page)).toBe(4);
  });

  it('are replayed step by step, each step with its address, and branch into a new game', async () => {
    const page = await app.page(desktop);
    await importText(page, record);
    await page.getByRole('link', { name: 'Look at the replay' }).click();
    await page.waitForSelector('#story');
    // Whoever hears the page hears where he has come to, and goes on from its beginning.
    await page.locator('[data-arrived]', { hasText: /^Replay of Empire/ }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    // Nothing blank lies below the page.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'The start' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\/2$/);
    await page.getByRole('heading', { name: /^Decision 2 of/ }).waitFor();
    await page.getByRole('slider').fill('6');
    await page.waitForURL(/\/6$/);
    await page.reload();
    await page.getByRole('heading', { name: /^Decision 6 of/ }).waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForSelector('[data-ply]');
    expect(await ply(page)).toBe(6);
    expect(app.complaints).toEqual([]);
  });

  it('bring no awards when they were played elsewhere', async () => {
    const page = await app.page(desktop);
    await importText(
      page,
      botGame({ game: cardGame, seed: 'awards 4', players: 1, bot: 'manager:judgement=written,nodes=1000,width=4' }),
    );
    await page.locator('.ending').getByText('Tycoon').waitFor();
    await page.waitForTimeout(300);
    await page.goto('/awards');
    await page.getByText('0 of 15 reached').waitFor();
  });

  it('begin with a component sheet of one’s own, or say what is wrong with it', async () => {
    const page = await app.page(desktop);
    // Without knowing which game: all of them are here.
    await page.goto('/');
    await page.getByRole('link', { name: 'New game…' }).click();
    await page.getByRole('navigation', { name: 'Which game' }).getByRole('link', { name: 'Empire' }).click();
    // In WebKit a fieldset that is a grid has its legend across its edge.
    expect(
      await page
        .locator('fieldset')
        .first()
        .evaluate((set) => getComputedStyle(set).display),
    ).toBe('block');
    await page.locator('summary').click();
    const choose = (name: string, value: unknown) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });
    await choose('bad.json', { ...empire.sheet, titles: { from: [0, 1], source: {} } });
    await page.getByText('bad.json cannot be used').waitFor();
    await page.locator('code', { hasText: 'titles.from' }).first().waitFor();
    await choose('mine.json', { ...empire.sheet, name: 'mine', start: { ...empire.sheet.start, capital: 8 } });
    await page.getByText('mine.json is in order').waitFor();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('[data-board]');
    expect(await page.locator('[data-lesson=accounts] li').nth(3).locator('.figure').textContent()).toContain('8');
  });

  it('begin with a sheet that was shipped before, chosen by its name; the values say what they matter', async () => {
    const page = await app.page(desktop);
    await page.goto('/new/card-game');
    await page.locator('summary').filter({ hasText: 'Component sheet' }).click();
    await page.getByLabel('Which sheet').selectOption('standard-1');
    await page.getByText('standard-1, which came with Cromford before, will be used.').waitFor();
    await page.getByText(/\d+ values differ from the shipped sheet/).waitFor();
    await page.getByLabel('Which sheet').selectOption('');
    await page.getByRole('button', { name: 'Edit values…' }).click();
    await page.getByLabel('Find a value').fill('fixed cost');
    await page.locator('[data-matter]').first().waitFor();
    expect(await page.locator('[data-matter]').first().textContent()).toMatch(/one less [+−±]\d+, one more [+−±]\d+/);
  });
});
