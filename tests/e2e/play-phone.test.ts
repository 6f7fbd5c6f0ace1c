import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spinningJenny, waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { seeded } from '../../packages/kernel/src/index.ts';
import { type App, expectNoSideways, importText, openApp, ply, resized, startGame, startTable } from './app.ts';
import { phone } from './browser.ts';
import { ENDED, look, playOn, tapChoice } from './hands.ts';
import { lateGame } from './late-game.ts';
import { recorded } from './recorded.ts';
import { pick } from './table-taste.ts';
import { choose } from './taste.ts';

/** The filled button once it says what was chosen; before that it is the choice that ends the step. */
const CHOSEN = '.act [data-primary]:not([data-choice])';

describe('a phone', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('is played to the final score by touch: one tap chooses, the filled button plays', async () => {
    const page = await app.page(phone);
    await importText(page, lateGame('A'));
    const random = seeded('touch');
    const filled = page.locator(CHOSEN);
    await playOn(page, {
      press: async ({ board, ply: before }) => {
        const line = choose(board, random);
        await tapChoice(page, '[data-board]', line);
        expect(await ply(page)).toBe(before);
        // What ends the step is what the filled button offers anyway.
        await filled
          .or(page.locator(`.act [data-primary][data-choice="${line}"]`))
          .first()
          .tap();
        if (before % 10 === 0) await expectNoSideways(page);
      },
      again: () => filled.tap(),
    });
    expect(await page.locator('[data-result]').textContent()).toMatch(/profit/);
    await expectNoSideways(page);
    expect(app.complaints).toEqual([]);
  });

  it('a game of several seats is played to its end by touch, in the bar', async () => {
    const page = await app.page(phone);
    await importText(
      page,
      recorded(spinningJenny, 'arkwright/records/spinning-jenny-2-predetermined-thrifty.txt', 0.7),
    );
    const random = seeded('touch several');
    const filled = page.locator(CHOSEN);
    const more = page.locator('.bar .more[aria-expanded=false]');
    await playOn(page, {
      press: async ({ ply: before }) => {
        if (await more.isVisible()) await more.tap();
        const { bar } = await look(page);
        const line = pick(bar, random);
        await tapChoice(page, '.foot', line);
        // What the filled button proposes is played at once; everything else waits there.
        await expect.poll(async () => (await ply(page)) !== before || (await filled.count()) > 0).toBe(true);
        if ((await ply(page)) === before) await filled.tap();
        if (before % 10 === 0) await expectNoSideways(page);
      },
      again: () => filled.tap(),
    });
    expect(await page.locator('[data-result]').textContent()).toMatch(ENDED);
    expect(app.complaints).toEqual([]);
  });

  it('reads in the bar what is chosen on the board, and hears a finger on the filled button', async () => {
    const page = await app.page(phone);
    await startTable(page, 'spinning-jenny', 'chosen', ['person', 'apprentice']);
    await look(page);
    await page.getByTitle(/^quality:/i).tap();
    await tapChoice(page, '[data-board]', 'use quality at 10');
    const lit = page.locator('.bar .groups .lit');
    await lit.waitFor();
    expect(await lit.textContent()).toMatch(/£10.*increase/);
    await page.locator(CHOSEN).tap();
    await page.locator('.act [data-primary][data-choice=done]').tap();
    expect(await page.locator(CHOSEN).textContent()).toMatch(/^\s*Yes:/);
  });

  it('sees in the hand which crate is sold and why it is next, then what each stage brings', async () => {
    const page = await app.page({ ...phone, reducedMotion: 'no-preference' });
    await startTable(page, 'spinning-jenny', 'told', ['person', 'apprentice']);
    const tab = () => page.locator('[data-tab]').getAttribute('data-tab');
    const { ply: first } = await look(page);
    await page.getByTitle(/^quality:/i).tap();
    for (const [i, line] of ['use quality at 6', 'improve food'].entries()) {
      await tapChoice(page, '[data-board]', line);
      await page.locator(CHOSEN).tap();
      await look(page, first + i);
    }
    expect(await tab()).toBe('mine');
    await tapChoice(page, '.foot', 'done');
    // So soon after the question came, a finger on the filled button only chooses.
    await expect.poll(async () => (await ply(page)) > first + 2 || (await page.locator(CHOSEN).count()) > 0).toBe(true);
    if ((await ply(page)) === first + 2) await page.locator(CHOSEN).tap();
    await page.getByText(/^Step \d+ of \d+$/).waitFor({ timeout: 30_000 });
    const theatre = page.locator('[data-theatre]');
    await page.locator('[data-pause]').tap();
    const step = (text: RegExp) => page.locator('.marks').getByRole('button', { name: text }).first();
    await step(/sells one\.$/).tap();
    await theatre.getByText(/^Level \d+ calls every seller/).waitFor();
    // The crate itself is above the bar, not below its edge.
    const crate = await theatre.locator('.ladder').first().boundingBox();
    const bar = await page.locator('.foot .bar').boundingBox();
    expect((crate?.y ?? 0) + (crate?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await step(/wages/i).tap();
    // Wages are paid by now, and shipping may still come: the account is that of the step.
    await theatre.getByText('Your account so far').waitFor();
    await expectNoSideways(page);
  });

  it('has the question of a turn in lines of its own where it is long, and what goes with it below', async () => {
    const page = await app.page({ ...phone, locale: 'de-DE' });
    const record = 'arkwright/records/water-frame-3-free-thrifty.txt';
    await importText(
      page,
      recorded(waterFrame, record, 0.2, (step) => step === 'factory'),
    );
    await look(page);
    const question = await page.locator('#question').boundingBox();
    const hint = await page.locator('.ask .hint').boundingBox();
    expect(await page.locator('#question').innerText()).toMatch(/^Baue, modernisiere/);
    expect(question?.height).toBeLessThanOrEqual(2 * 20);
    expect((hint?.y ?? 0) + (hint?.height ?? 0) / 2).toBeGreaterThan((question?.y ?? 0) + (question?.height ?? 0));
    await expectNoSideways(page);
    // However long it is, what folds the bar lies beside the hint, and never over it.
    const covered = await page.locator('#question').evaluate((heading) => {
      const button = document.querySelector('.ask .hint button') as Element;
      document.querySelector('.ask > .more')?.remove();
      const isHit = () => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const hit = [0.3, 0.7].map((part) => document.elementFromPoint(x + part * width, y + height / 2));
        return hit.every((element) => button.contains(element));
      };
      const lengths = Array.from({ length: 60 }, (_, letters) => letters + 4);
      return lengths.filter((letters) => {
        heading.textContent = 'm n '.repeat(20).slice(0, letters);
        return !isHit();
      });
    });
    expect(covered).toEqual([]);
  });

  it('keeps the marks of four players beside their figures, also where the game has an earlier sheet', async () => {
    const page = await app.page({ ...phone, locale: 'de-DE' });
    await importText(
      page,
      recorded(cardGame, 'cards/records/four-players.txt', 0.9, (step) => step === 'act'),
    );
    await look(page);
    await page.getByText('Früheres Blatt').first().waitFor();
    for (const width of [390, 360, 320]) {
      await resized(page, { width, height: 740 });
      const gaps = await page.locator('header li').evaluateAll((players) =>
        players.map((player) => {
          const [mark, figure] = ['svg', 'b'].map((part) => player.querySelector(part)?.getBoundingClientRect());
          return (figure?.left ?? 0) - (mark?.right ?? 0);
        }),
      );
      expect(gaps.length).toBe(4);
      expect(Math.min(...gaps), `${width} pixels`).toBeGreaterThan(2);
      await expectNoSideways(page);
    }
  });

  it('has a bar that leaves the board its room', async () => {
    const page = await app.page(phone);
    for (const game of ['spinning-jenny', 'card-game']) {
      await startTable(page, game, 'room', ['person', 'apprentice']);
      await look(page);
      const { height } = (await page.locator('.foot .bar').boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(100);
      // A quarter of the screen, and two rows of tabs when it asks about a turn; what helps is said to its end, in two lines.
      expect(height).toBeLessThan(220);
    }
  });

  it('has targets of at least 24 pixels everywhere and 40 for what is chosen in the bar', async () => {
    const page = await app.page(phone);
    await startGame(page, 'thumbs');
    const small = await page
      .locator('.foot button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ text: button.textContent?.trim(), ...button.getBoundingClientRect().toJSON() }))
          .filter(({ width, height, text }) => width > 0 && (width < 40 || height < 40) && !/SE-|All/.test(text ?? '')),
      );
    expect(small).toEqual([]);
  });

  it('shows log, charts and notes in the place of the board', async () => {
    const page = await app.page(phone);
    await startGame(page, 'tabs');
    for (const tab of ['Log', 'Charts', 'Notes']) {
      await page.locator('.foot nav').getByRole('button', { name: tab }).tap();
      await page.getByRole('tabpanel').waitFor();
      await expectNoSideways(page);
    }
    await page.locator('.foot nav').getByRole('button', { name: 'Forecast' }).tap();
    await page.locator('#forecast-panel').waitFor();
    await page.locator('.foot nav').getByRole('button', { name: 'Board' }).tap();
    await page.locator('[data-board]').waitFor();
  });
});
