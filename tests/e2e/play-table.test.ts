/// <reference lib="dom" />
// What runs inside the page is checked with the browser's types.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type AnyGame, seeded } from '../../packages/kernel/src/index.ts';
import { type App, importText, myTurn, openApp, openLines, played, ply, startTable, typed } from './app.ts';
import { desktop, isFirefox, phone } from './browser.ts';
import { clickChoice, ENDED, look, playOn } from './hands.ts';
import { recorded } from './recorded.ts';
import { pick } from './table-taste.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

/** Several groups stand side by side only where the bar has room for all of them. */
function areTooHigh([list]: Element[]): boolean {
  const groups = list?.querySelectorAll('.group:not(.told)') ?? [];
  return list !== undefined && groups.length > 1 && list.scrollHeight > list.clientHeight;
}

const confirm = (page: Page) => () => page.locator('.act [data-primary]').click();

describe('games of several seats', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const from = (part: number, game: AnyGame, file: string) => (page: Page) =>
    importText(page, recorded(game, file, part));
  /** The last turns and the end: a whole game, which takes minutes, is played by mouse in play-mouse.test.ts. */
  const games = [
    [
      'anniversary',
      from(0.97, anniversary, 'arkwright/records/anniversary-2-predetermined-company-asymmetric-thrifty.txt'),
    ],
    ['card-game', from(0.92, cardGame, 'cards/records/two-players.txt')],
    ['spinning-jenny', from(0.96, spinningJenny, 'arkwright/records/spinning-jenny-2-free-thrifty.txt')],
    ['water-frame', from(0.96, waterFrame, 'arkwright/records/water-frame-2-predetermined-thrifty.txt')],
    ['spinning-mule', from(0.96, spinningMule, 'arkwright/records/spinning-mule-2-plain-thrifty.txt')],
  ] as const;

  it.each(games)('%s is played to its end by mouse against a bot', async (game, begin) => {
    const page = await app.page(desktop);
    await begin(page);
    const random = seeded(game);
    let turns = 0;
    await playOn(page, {
      press: async (sight) => {
        expect(await page.locator('.bar .groups').evaluateAll(areTooHigh), 'groups that should be tabs').toBe(false);
        const isChecked = turns++ % 12 === 0;
        if (isChecked) await expectInBar(page, sight.board);
        // Looking through the tabs has left another one open.
        const { board, bar } = isChecked ? await look(page) : sight;
        const isOnBoard = board.length > 0;
        await clickChoice(page, isOnBoard ? '[data-board]' : '[data-choices]', pick(isOnBoard ? board : bar, random));
      },
      again: confirm(page),
    });
    expect(await page.locator('[data-result]').textContent()).toMatch(ENDED);
    expect(app.complaints).toEqual([]);
  });

  it('holds one marker on board and bar, keeps a rule open, and moves nothing under the pointer', async () => {
    const page = await app.page(desktop);
    await startTable(page, 'spinning-jenny', 'held', ['person', 'apprentice']);
    await myTurn(page);
    // A space waits for a marker and says so.
    await page.locator('.chart .slot').first().click();
    await page.locator('.note').getByText('Choose a marker first').waitFor();
    await look(page);
    const open = page.locator('.bar [role=tab][aria-selected=true]');
    for (const [title, tab] of [
      [/^distribution:/i, /^Distribution/],
      [/^workers:/i, /^Workers/],
    ] as const) {
      await page.getByTitle(title).click();
      await open.filter({ hasText: tab }).waitFor();
    }
    // Another one taken in the bar is the one that lies over the chart.
    await page.locator('.bar [role=tab]', { hasText: /^Quality/ }).click();
    await page.locator('.pick.held[title^="quality" i]').waitFor();
    await page.locator('[data-board] [data-choice="use quality at 4"]').waitFor();

    // A space that is pointed at shows the marker, and those below stay where they are.
    const last = page.locator('[data-board] [data-choice="use quality at 10"]');
    const { y } = await boxOf(last);
    await page.locator('[data-board] [data-choice="use quality at 8"]').hover();
    await page.locator('.comes').waitFor();
    expect((await boxOf(last)).y).toBe(y);

    // A rule that was asked for stays while the pointer wanders.
    await page.locator('.bar .question button[aria-label^=Rule]').click();
    const note = page.locator('.note');
    await note.getByText('A turn is mandatory').waitFor();
    for (const [x, to] of [
      [700, 300],
      [200, 650],
      [900, 200],
    ] as const)
      await page.mouse.move(x, to, { steps: 5 });
    await page.waitForTimeout(400);
    expect(await note.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await note.count()).toBe(0);

    // Another good in the forecast is no change of its figures.
    await page.getByRole('tab', { name: 'Lamps' }).click();
    expect(await page.locator('.forecast .fresh').count()).toBe(0);

    // Where one step was ended, nothing lies that passes the next one up.
    await clickChoice(page, '[data-board]', 'use quality at 6');
    await look(page, 0);
    const pass = page.locator('[data-pass] [data-choice=done]');
    expect((await boxOf(pass)).x).toBeLessThan((await boxOf(page.locator('.act'))).x);
  });

  it('keeps every price where it is while one is pointed at, and a phone forecasts the one that is chosen in a line', async () => {
    const page = await app.page(desktop);
    // There the first seat may set a price for cutlery.
    await from(311 / 463, waterFrame, 'arkwright/records/water-frame-3-predetermined-thrifty.txt')(page);
    await look(page);
    const prices = page.locator('.bar [data-choice^=price]:not([aria-disabled])');
    const lie = () => prices.evaluateAll((all) => all.map((price) => JSON.stringify(price.getBoundingClientRect())));
    const before = await lie();
    expect(before).toHaveLength(11);
    // Each is called by its own appeal and what it would sell.
    const names = await prices.evaluateAll((all) => all.map((price) => price.getAttribute('aria-label') ?? ''));
    const appeals = names.map((name) => /£\d+, appeal (\d+), would sell \d+ of \d+$/.exec(name)?.[1]);
    expect(new Set(appeals).size, names.join('\n')).toBe(11);
    expect(await prices.and(page.locator('[aria-current]')).textContent()).toBe('14');
    for (const price of await prices.all()) {
      await price.hover();
      expect(await lie()).toEqual(before);
    }
    // Where colours are the browser's own, lines say whose turn it is, what is pointed at and which tab is open; Firefox cannot pretend it.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const outlined = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).outlineStyle === 'solid').length);
    for (const selector of isFirefox
      ? []
      : ['header li', '.bar [data-choice^=price]', '.side .panel > .tabs [role=tab]'])
      expect(await outlined(selector), selector).toBe(1);
    await page.setViewportSize(phone.viewport);
    await page.locator('.bar .stepper button').first().click();
    await expect
      .poll(() => page.locator('.bar .brief').innerText())
      .toMatch(/appeal[\s\d]+, sells\s+\d.*, share\s+\d/is);
  });

  it('shows all that may be taken on a small screen, and tells in the bar about what is pointed at', async () => {
    const page = await app.page({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
    await page.goto('/new/anniversary');
    await page.locator('input[name=players][value="2"]').check();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('[data-board]');
    const tiles = page.locator('[data-board] [data-choice^="take tile"]');
    await playOn(page, {
      press: async ({ board }) => clickChoice(page, '[data-board]', board[0] ?? ''),
      again: confirm(page),
      until: async () => (await tiles.count()) > 0,
    });
    const board = await boxOf(page.locator('[data-board]'));
    for (const tile of await tiles.all()) {
      const { x, width } = await boxOf(tile);
      expect(x + width).toBeLessThanOrEqual(board.x + board.width);
    }
    await tiles.last().hover();
    const lit = page.locator('.bar .groups .lit');
    await lit.waitFor();
    const groups = await boxOf(page.locator('.bar .groups'));
    await expect
      .poll(async () => (await boxOf(lit)).y + (await boxOf(lit)).height)
      .toBeLessThan(groups.y + groups.height + 4);
  });

  it('steps through a long range of amounts, and takes a typed one', async () => {
    const page = await app.page(desktop);
    await startTable(page, 'spinning-mule', 'range', ['person', 'apprentice']);
    const stepper = page.locator('.bar .stepper');
    const sight = await playOn(page, {
      press: async ({ board }) => clickChoice(page, '[data-board]', board[0] ?? ''),
      again: confirm(page),
      until: async () => (await stepper.count()) > 0,
    });
    const whole = stepper.locator('[data-choice]');
    const lowest = Number(/\d+/.exec((await whole.textContent()) ?? '')?.[0]);
    await stepper.getByRole('button', { name: 'More' }).click();
    expect(await whole.textContent()).toContain(String(lowest + 1));
    await typed(stepper.getByRole('spinbutton'), '9');
    expect(await whole.getAttribute('data-choice')).toBe('sell shares 9');
    await stepper.getByRole('button', { name: 'Less' }).click();
    await whole.click();
    await look(page, sight.ply);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('Blue gives up 8 shares at £10.').first().waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('is handed over between two people, and shows nothing before the next one is there', async () => {
    const page = await app.page(desktop);
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
  });

  it('keeps bots, names and colours when it is reloaded', async () => {
    const page = await app.page(desktop);
    await page.goto('/new/card-game');
    // Whoever plays alone against bots chooses a colour; every other game is a press away.
    await page.locator('input[name=colour][value="1"]').check();
    expect(await page.locator('main a[href^="/new/"]').count()).toBe(6);
    await page.locator('fieldset li input').nth(1).fill('Ada');
    await page.locator('button[type=submit]').click();
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    expect(await page.getByRole('list', { name: 'Players' }).innerText()).toMatch(/Tobias[\s\S]*Ada/);
  });

  it('tells a sale step by step, and can be held, stepped and skipped', async () => {
    const page = await app.page({ ...desktop, reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('cromford.pace', 'at-once'));
    await startTable(page, 'spinning-jenny', 'told', ['person', 'foreman']);
    const random = seeded('told');
    const again = page.getByRole('button', { name: /^Play back step by step/ });
    await page.getByRole('tab', { name: 'Log' }).click();
    for (let i = 0; i < 40 && !(await again.count()); i++) {
      await myTurn(page);
      // While a result waits to be read there is nothing to choose, and the log, which is fetched when it is wanted, tells of the sale.
      await page.locator('[data-choices] [data-choice]').or(again).first().waitFor();
      if (await again.count()) break;
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
    // Pressed twice by mistake it ends nothing: no choice lies there afterwards.
    const skip = page.getByRole('button', { name: 'Skip to the end' });
    const { x, y, width, height } = await boxOf(skip);
    await skip.click();
    await myTurn(page);
    const under = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button') !== null,
      [x + width / 2, y + height / 2] as const,
    );
    expect(under).toBe(false);
    // What a bot says about its turn stays on its card.
    await page.locator('.bar [role=tab]', { hasText: /Workers/ }).click();
    for (const line of ['use workers at 2', 'done', 'done']) {
      const before = await ply(page);
      await page.locator(`.foot [data-choice="${line}"]`).first().click();
      await played(page, before);
    }
    await page.getByRole('tab', { name: 'Rivals' }).click();
    await page.getByRole('article', { name: 'Tobias' }).locator('em', { hasText: /^I / }).waitFor();
    expect(app.complaints).toEqual([]);
  });
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
