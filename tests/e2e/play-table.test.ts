import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../packages/kernel/src/index.ts';
import { type App, expectNoSideways, isOver, myTurn, openApp, openLines, played, ply, startTable } from './app.ts';
import { desktop, phone } from './browser.ts';
import { pick } from './table-taste.ts';

const MOST = 600;

const confirm = (page: Page) => () => page.locator('.act [data-primary]').click();

describe('games of several seats', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it.each(['spinning-jenny', 'card-game'])('%s is played to its end by mouse against a bot', async (game) => {
    const page = await app.page({ ...desktop, reducedMotion: 'reduce' });
    await startTable(page, game, `mouse ${game}`, ['person', 'apprentice']);
    const random = seeded(game);
    for (let i = 0; i < MOST; i++) {
      await myTurn(page);
      if (await isOver(page)) break;
      const before = await ply(page);
      const lines = await openLines(page, '[data-board]');
      if (i % 8 === 0) await expectInBar(page, lines);
      const line = pick(lines.length > 0 ? lines : await openLines(page, '[data-choices]'), random);
      await page.locator(`[data-choice="${line}"]`).first().click();
      await played(page, before, confirm(page));
    }
    expect(await page.locator('[data-result]').textContent()).toMatch(/wins/);
    expect(app.complaints).toEqual([]);
    await page.context().close();
  });

  it('is played by keyboard only', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'reduce' });
    await startTable(page, 'card-game', 'keys', ['person', 'apprentice']);
    const { keyboard } = page;
    for (let i = 0; i < 25; i++) {
      await myTurn(page);
      const before = await ply(page);
      await keyboard.press(String((i % 2) + 1));
      for (let steps = 0; steps < 40 && !(await isChosen(page)); steps++) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await played(page, before, () => keyboard.press('Enter'));
    }
    expect(app.complaints).toEqual([]);
    await page.context().close();
  });

  it('is played in text mode, by role and name', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'reduce' });
    await startTable(page, 'spinning-jenny', 'text', ['person', 'apprentice']);
    await myTurn(page);
    await page.keyboard.press('t');
    const random = seeded('text');
    for (let i = 0; i < 25 && !(await isOver(page)); i++) {
      await myTurn(page);
      const before = await ply(page);
      const names = await page
        .locator('main [data-choice]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
      const button = page
        .getByRole('main')
        .getByRole('button', { name: pick(names, random), exact: true })
        .first();
      await button.click();
      await played(page, before, () => button.click());
    }
    for (const heading of ['Blue', 'Red']) await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(app.complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['spinning-jenny', 'card-game'])('%s is played by touch on a phone', async (game) => {
    const page = await app.page({ ...phone, reducedMotion: 'reduce' });
    await startTable(page, game, `touch ${game}`, ['person', 'apprentice']);
    const random = seeded(`touch ${game}`);
    for (let i = 0; i < 20; i++) {
      await myTurn(page);
      const before = await ply(page);
      const more = page.locator('.bar .more[aria-expanded=false]');
      if (await more.isVisible()) await more.tap();
      const line = pick(await openLines(page, '[data-choices]'), random);
      const button = page.locator(`.foot [data-choice="${line}"]`).first();
      const isFilled = (await button.getAttribute('data-primary')) !== null;
      await button.tap();
      if (!isFilled || (await ply(page)) === before) await page.locator('.act [data-primary]').tap();
      await played(page, before, () => page.locator('.act [data-primary]').tap());
      await expectNoSideways(page);
    }
    expect(app.complaints).toEqual([]);
    await page.context().close();
  });

  it('is handed over between two people, and shows nothing before the next one is there', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'reduce' });
    await startTable(page, 'card-game', 'hot seat', ['person', 'person']);
    const seen = new Set<string>();
    const random = seeded('hot seat');
    for (let i = 0; i < 40 && seen.size < 2; i++) {
      await myTurn(page);
      if (await page.locator('[data-hand-over]').count()) {
        expect(await page.locator('[data-board], [data-choice]').count()).toBe(0);
        seen.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
        await page.getByRole('button', { name: /^I am Player/ }).click();
        continue;
      }
      const line = pick(await openLines(page, '[data-choices]'), random);
      const button = page.locator(`.foot [data-choice="${line}"]`).first();
      const before = await ply(page);
      await button.click();
      await page.waitForFunction(
        (was) =>
          document.querySelector('[data-hand-over], .armed') ||
          document.querySelector('[data-ply]')?.getAttribute('data-ply') !== String(was),
        before,
      );
      if (await page.locator('.armed').count()) await page.locator('.act [data-primary]').click();
    }
    expect([...seen].sort()).toEqual(['It is Player 1’s turn', 'It is Player 2’s turn']);
    await page.context().close();
  });

  it('keeps bots and names when it is reloaded', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'reduce' });
    await page.goto('/new/card-game');
    await page.locator('fieldset li input').first().fill('Ada');
    await page.locator('button[type=submit]').click();
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    await page.getByRole('list', { name: 'Players' }).getByText('Ada').waitFor();
    await page.getByText('Player 2').first().waitFor();
    await page.context().close();
  });

  it('tells a sale step by step, and can be held, stepped and skipped', async () => {
    const page = await app.page(desktop);
    await page.addInitScript(() => localStorage.setItem('cromford.pace', 'at-once'));
    await startTable(page, 'spinning-jenny', 'told', ['person', 'apprentice']);
    const random = seeded('told');
    const again = page.getByRole('button', { name: /^Play back step by step/ });
    await page.getByRole('tab', { name: 'Log' }).click();
    for (let i = 0; i < 40 && !(await again.count()); i++) {
      await myTurn(page);
      const before = await ply(page);
      await page
        .locator(`.foot [data-choice="${pick(await openLines(page, '[data-choices]'), random)}"]`)
        .first()
        .click();
      await played(page, before, confirm(page));
    }
    await again.first().click();
    await page.getByText(/^Step 1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'One step', exact: true }).click();
    await page.getByText(/^Step 2 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Back one step' }).click();
    await page.getByText(/^Step 1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await myTurn(page);
    expect(app.complaints).toEqual([]);
    await page.context().close();
  });
});

const isChosen = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    return at?.dataset.choice !== undefined && at.getAttribute('aria-disabled') !== 'true';
  });

/** Every choice that lies open on the board is in the bar too; groups that are folded into tabs are opened first. */
async function expectInBar(page: Page, onBoard: readonly string[]): Promise<void> {
  const inBar = new Set(await openLines(page, '[data-choices]'));
  for (const tab of await page.locator('.bar [role=tab]').all()) {
    await tab.click();
    for (const line of await openLines(page, '[data-choices]')) inBar.add(line);
  }
  expect(onBoard.filter((line) => !inBar.has(line))).toEqual([]);
}
