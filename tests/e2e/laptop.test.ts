/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type App, importText, openApp, resized, startGame } from './app.ts';
import { isFirefox } from './browser.ts';
import { look } from './hands.ts';
import { recorded } from './recorded.ts';

/** The lowest windows that have a side panel. */
const LAPTOPS = [
  [1280, 800],
  [1366, 768],
] as const;
/** Where a marker, a tile or a development is chosen the bar is highest, and the own board is what one looks at. */
const boards: Readonly<Record<string, () => string>> = {
  'Spinning Jenny': () => recorded(spinningJenny, 'arkwright/records/spinning-jenny-3-free-thrifty.txt', 0.7),
  'Water Frame': () => recorded(waterFrame, 'arkwright/records/water-frame-3-free-thrifty.txt', 0.55),
  'Spinning Mule': () => recorded(spinningMule, 'arkwright/records/spinning-mule-3-asymmetric-random.txt', 0.8),
  'the card game': () => recorded(cardGame, 'cards/records/four-players.txt', 0.3),
};

/** Pixels of the board that lie below its edge. */
const below = (page: Page) =>
  page.locator('.board').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

const shade = (page: Page) => page.locator('.board').evaluate((board) => getComputedStyle(board, '::after').opacity);

describe('in the window of a laptop', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it.each(Object.entries(boards))('the bar leaves the whole own board of %s in sight', async (_, record) => {
    const page = await app.page({ viewport: { width: 1440, height: 900 } });
    await importText(page, record());
    await look(page);
    for (const [width, height] of LAPTOPS) {
      await resized(page, { width, height });
      expect(await below(page), `${width} × ${height}`).toBeLessThanOrEqual(1);
    }
  });

  it('no price of the card game fills its place to the edge, in German neither', async () => {
    const page = await app.page({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
    await importText(page, recorded(cardGame, 'cards/records/three-players.txt', 0.45));
    await look(page);
    const out = await page.locator('[data-board] .spot').evaluateAll((spots) =>
      spots.flatMap((spot) => {
        // The price is the first that is seen in it, the appeal the last.
        const seen = document.createRange();
        seen.selectNodeContents(spot);
        const [from] = seen.getClientRects();
        seen.selectNode(spot.querySelector('small')?.lastChild ?? spot);
        const [to] = seen.getClientRects();
        const box = spot.getBoundingClientRect();
        const isIn = from && to && from.left >= box.left + 2 && to.right <= box.right - 2;
        return isIn ? [] : [`${spot.textContent}: ${from?.left} to ${to?.right} in ${box.left} to ${box.right}`];
      }),
    );
    expect(out).toEqual([]);
  });

  it.skipIf(isFirefox)('a board with more parts than fit says at its edge that it goes on, until its end', async () => {
    const page = await app.page({ viewport: { width: 1366, height: 768 } });
    const record = 'arkwright/records/anniversary-4-predetermined-company-asymmetric-thrifty.txt';
    await importText(page, recorded(anniversary, record, 0.9));
    await look(page);
    expect(await below(page)).toBeGreaterThan(1);
    expect(await shade(page)).toBe('1');
    await page.locator('.board').evaluate((board) => board.scrollTo(0, board.scrollHeight));
    await expect.poll(() => shade(page)).toBe('0');
  });
  const companyOfFour = (until: number) =>
    recorded(anniversary, 'arkwright/records/anniversary-4-predetermined-company-thrifty.txt', until);
  const waterFrames = (until: number, step?: string) =>
    recorded(waterFrame, 'arkwright/records/water-frame-3-free-thrifty.txt', until, (at) => !step || at === step);

  it.skipIf(isFirefox)('the tiles on display say that there are more below, or stand folded in the head', async () => {
    const page = await app.page({ viewport: { width: 1440, height: 900 } });
    await importText(page, waterFrames(0.3));
    await look(page);
    const tiles = page.locator('[data-lesson=display] > ul').last();
    const shadeOf = () => tiles.evaluate((list) => getComputedStyle(list, '::after').opacity);
    expect(await tiles.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(1);
    expect(await shadeOf()).toBe('1');
    await tiles.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(shadeOf).toBe('0');

    await resized(page, { width: 1280, height: 800 });
    await expect.poll(() => tiles.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Tiles: \d+/ }).click();
    await expect.poll(() => tiles.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(await tiles.isVisible()).toBe(true);
  });

  it.skipIf(isFirefox)(
    'the markers on display are cut nowhere without a shade, and the ships stand in a line',
    async () => {
      const page = await app.page({ viewport: { width: 1366, height: 768 } });
      await importText(page, recorded(waterFrame, 'arkwright/records/water-frame-4-free-thrifty.txt', 0.03));
      await look(page);
      const mat = page.locator('[data-lesson=display] > ul').first();
      const hidden = () => mat.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      const shadeOf = () => mat.evaluate((list) => getComputedStyle(list, '::after').opacity);
      expect(await hidden()).toBeGreaterThan(1);
      expect(await shadeOf()).toBe('1');
      await mat.evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect.poll(shadeOf).toBe('0');

      await importText(page, companyOfFour(0.15));
      await look(page);
      for (const [width, height] of LAPTOPS) {
        await resized(page, { width, height });
        const panel = await page.locator('[data-lesson=display]').boundingBox();
        const ships = await mat
          .locator('.ships .marker')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
        expect(ships.length).toBe(5);
        expect(new Set(ships.map(({ y }) => y)).size, `${width} × ${height}`).toBe(1);
        expect(Math.max(...ships.map(({ bottom }) => bottom))).toBeLessThan((panel?.y ?? 0) + (panel?.height ?? 0));
      }
    },
  );

  it('a space of the East India Company holds its reward and whoever stands on it', async () => {
    const page = await app.page({ viewport: { width: 1280, height: 800 } });
    await importText(page, companyOfFour(0.55));
    await look(page);
    for (const [width, height] of [...LAPTOPS, [1440, 900], [1920, 1080]] as const) {
      await resized(page, { width, height });
      const seen = await page.locator('[data-lesson=company] ol li').evaluateAll((spaces) =>
        spaces.map((space) => {
          const box = space.getBoundingClientRect();
          const multiplier = document.createRange();
          multiplier.selectNodeContents(space.querySelector('small') ?? space);
          const bonus = space.querySelector('.bonus svg')?.getBoundingClientRect();
          const marks = Array.from(space.querySelectorAll('.marks svg'), (mark) => mark.getBoundingClientRect());
          const right = bonus?.right ?? multiplier.getBoundingClientRect().right;
          return {
            marks: marks.length,
            isIn:
              right <= box.right - 2 &&
              (!bonus || bonus.left > multiplier.getBoundingClientRect().right + 0.5) &&
              marks.every((mark) => mark.left >= box.left && mark.right < box.right && mark.bottom < box.bottom),
          };
        }),
      );
      expect(Math.max(...seen.map(({ marks }) => marks))).toBe(4);
      expect(seen.filter(({ isIn }) => !isIn).length, `${width} × ${height}`).toBe(0);
    }
  });

  it('a space says what a marker costs that is taken back to it, and needs no more room for that', async () => {
    const page = await app.page({ viewport: { width: 1440, height: 900 } });
    const record = 'arkwright/records/anniversary-2-free-plain-thrifty.txt';
    await importText(
      page,
      recorded(anniversary, record, 0.137, (step) => step === 'turn'),
    );
    await look(page);
    const again = page.locator('[data-lesson=tray] .lying .pick');
    for (const [width, height] of [[1440, 900], ...LAPTOPS] as const) {
      await resized(page, { width, height });
      if ((await again.first().getAttribute('aria-pressed')) !== 'true') await again.first().click();
      const notes = page.locator('[data-lesson=administration] .notes');
      await notes.first().waitFor();
      for (const told of await notes.allInnerTexts()) {
        expect(told.trim()).toMatch(/^costs £\d+/);
        expect(told).not.toContain('taking it back');
      }
      expect(await below(page), `${width} × ${height}`).toBeLessThanOrEqual(1);
    }
  });

  it('the bar scrolls for choices only, not for what passes', async () => {
    const page = await app.page({ viewport: { width: 1280, height: 800 } });
    await importText(page, waterFrames(0.1, 'special'));
    await look(page);
    const beyond = page.locator('.groups').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await beyond).toBeLessThanOrEqual(0);
  });
  it('keeps apart what stands behind an amount on the board, as in the bar', async () => {
    const page = await app.page({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
    await importText(page, waterFrames(0.02));
    await look(page);
    const second = page.locator('[data-part=shares] small + small').first();
    expect(await second.textContent()).toMatch(/geschuldet/);
    expect(await second.evaluate((note) => getComputedStyle(note, '::before').content)).toContain('·');
  });

  it('joins no mark to the name of an event that may be cut', async () => {
    const page = await app.page({ viewport: { width: 1280, height: 800 } });
    await startGame(page, 'cut');
    const notes = await page.locator('[data-board] .then').allInnerTexts();
    expect(notes.filter((text) => /· (not now|due now|happened)/.test(text.replace(/\s+/g, ' '))).length).toBe(6);
  });
});
