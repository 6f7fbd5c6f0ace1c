/// <reference lib="dom" />
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anniversary } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { empire } from '../../packages/empire/src/index.ts';
import { type App, expectNoSideways, importText, openApp, resized, startGame } from './app.ts';
import { violations } from './axe.ts';
import { isFirefox } from './browser.ts';
import { clickChoice, look } from './hands.ts';
import { recorded } from './recorded.ts';

/** Every size that somebody plays at: held sideways, enlarged, on a tablet, on a large screen. */
const touched = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const plain = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });

/** Phones held sideways, and a desk's window at 200 %. */
const LOW = [
  [844, 390],
  [740, 360],
  [720, 450],
] as const;
/** Phones, and desks' windows at 400 %. */
const UPRIGHT = [
  [390, 844],
  [360, 740],
  [320, 640],
  [360, 225],
  [320, 256],
] as const;
/** Tablets and laptops. */
const COMMON = [
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
] as const;
/** With the pixels of a rem there. */
const LARGE = [
  [1440, 900, 16],
  [1920, 1080, 19.2],
  [2560, 1440, 25.6],
] as const;

const opened = (text: () => string) => async (page: Page) => {
  await importText(page, text());
  await look(page);
};
/** The fullest of the boards that share their parts, and the widest of the others; Empire is played on a phone elsewhere. */
const games: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Anniversary: opened(() =>
    recorded(anniversary, 'arkwright/records/anniversary-4-predetermined-company-asymmetric-thrifty.txt', 0.8),
  ),
  'the card game': opened(() => recorded(cardGame, 'cards/records/four-players.txt', 0.7)),
};

/** What the window shows of the board that neither bar nor header covers, and what the bar takes. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [bar, board, main] = [box('.screen > .foot'), box('[data-board]'), box('main')];
    const isBeside = bar.left >= Math.floor(main.right) - 1 && bar.left > 0;
    const bottom = isBeside ? innerHeight : bar.top;
    const rows = [...document.querySelectorAll('.bar .row')].filter((row) => row.checkVisibility());
    return {
      isBeside,
      bar: bar.height,
      board: Math.max(0, Math.min(board.bottom, bottom) - Math.max(board.top, 0)),
      height: innerHeight,
      page: document.documentElement.scrollHeight,
      lines: new Set(rows.map((row) => row.getBoundingClientRect().top)).size,
    };
  });

async function measuredAt(page: Page, width: number, height: number) {
  await resized(page, { width, height });
  return measured(page);
}

const enlarged = (page: Page, percent: number) =>
  page.addInitScript((size) => localStorage.setItem('cromford.size', String(size)), percent);

describe('every size', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  describe.each(Object.entries(games))('%s', (_, open) => {
    it('has its bar beside the board in a low window, and else leaves half of it to the board', async () => {
      const page = await app.page(touched(844, 390));
      await open(page);
      for (const [width, height] of LOW) {
        const { isBeside, board, page: whole } = await measuredAt(page, width, height);
        expect(isBeside).toBe(true);
        expect(board).toBeGreaterThan(height * 0.6);
        expect(whole).toBe(height);
        await expectNoSideways(page);
        expect(await astray(page)).toEqual([]);
      }
      for (const [width, height] of UPRIGHT) {
        const before = await measuredAt(page, width, height);
        expect(before.bar).toBeLessThanOrEqual(height / 2 + 1);
        expect(before.lines).toBeLessThanOrEqual(2);
        await expectNoSideways(page);
        await page.getByRole('button', { name: 'Look at the board' }).tap();
        expect((await measured(page)).bar).toBeLessThan(before.bar);
        await page.getByRole('button', { name: 'Show the choices' }).tap();
        expect((await measured(page)).bar).toBe(before.bar);
      }
    });

    it.skipIf(isFirefox)(
      'is not taller than a tablet, shows its forecast there by a plain word, and nothing is too small for a finger',
      async () => {
        const page = await app.page(touched(1024, 768));
        await open(page);
        expect((await measured(page)).page).toBe(768);
        await expectNoSideways(page);
        expect(await tooSmall(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
        const primary = await page.locator('.act .primary').boundingBox();
        expect(primary?.height).toBeGreaterThanOrEqual(44);
        await page.getByRole('button', { name: 'Forecast', exact: true }).tap();
        await page.locator('#forecast-panel').waitFor();
        expect(await page.locator('#forecast-panel').isVisible()).toBe(true);
      },
    );

    it('uses the room of a large screen', async () => {
      const page = await app.page(plain(1440, 900));
      await open(page);
      for (const [width, height, px] of LARGE) {
        const { page: whole } = await measuredAt(page, width, height);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
        const { taken, given } = await page.locator('.board').evaluate(({ scrollHeight, clientHeight }) => ({
          taken: scrollHeight,
          given: clientHeight,
        }));
        expect(taken).toBeLessThanOrEqual(given);
        expect(whole).toBe(height);
      }
    });

    it.each(['en-GB', 'de-DE'])('cuts no word on tablets and laptops in %s', async (locale) => {
      const page = await app.page({ ...plain(1440, 900), locale });
      await open(page);
      for (const [width, height] of COMMON) {
        await resized(page, { width, height });
        expect(await cutWords(page), `${width} × ${height}`).toEqual([]);
      }
    });

    it('can be played with letters of twice their size', async () => {
      const page = await app.page(plain(1440, 900));
      await enlarged(page, 200);
      await open(page);
      const { isBeside, board } = await measured(page);
      expect(isBeside).toBe(true);
      expect(board).toBeGreaterThan(540);
      await expectNoSideways(page);
    });
  });

  it('keeps the choices of Empire apart in the bar of a tablet', async () => {
    const page = await app.page(touched(1024, 768));
    await startGame(page, 'apart');
    // Once something is sold, an action is open, others are not, and a manager may be used beside them.
    for (const wanted of [/^action sell/, /^sell/, /^done/]) {
      const { ply, bar } = await look(page);
      await clickChoice(page, '[data-choices]', bar.find((line) => wanted.test(line)) ?? '');
      await look(page, ply);
    }
    expect(await across(page)).toEqual([]);
  });

  it('shows two bars at most beside a replay, and nothing below it to scroll into', async () => {
    const page = await app.page(plain(1440, 900));
    await games.Anniversary?.(page);
    await page.goto(`${page.url().replace('/table/', '/replay/')}/40`);
    await page.waitForSelector('input[type=range]');
    await page.waitForSelector('[data-board]');
    const { bars, below } = await page.evaluate(() => {
      const scrolls = (part: Element) => {
        const { overflowY, scrollbarWidth } = getComputedStyle(part);
        return /auto|scroll/.test(overflowY) && scrollbarWidth !== 'none' && part.scrollHeight > part.clientHeight + 1;
      };
      return {
        bars: [...document.querySelectorAll('body *')].filter(scrolls).length,
        below: document.documentElement.scrollHeight - innerHeight,
      };
    });
    expect(bars).toBeLessThanOrEqual(2);
    expect(below).toBe(0);
    if (isFirefox) return;
    // Where colours are the browser's own, a line says whose turn it is.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const lines = await page
      .locator('header li')
      .evaluateAll((players) => players.map((player) => getComputedStyle(player).outlineStyle));
    expect(lines.filter((line) => line === 'solid')).toHaveLength(1);
  });

  it('keeps the places of Empire’s workers round, and the names of its events whole', async () => {
    const page = await app.page(touched(844, 390));
    const record = recorded(empire, 'empire/records/side-a-foreman-1.txt', 0.3, (step) => step === 'manage');
    await importText(page, record);
    await look(page);
    const places = await page
      .locator('[data-board] .spot')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => height - width));
    expect(places.length).toBeGreaterThan(6);
    expect(Math.max(...places.map(Math.abs))).toBeLessThan(0.5);
    const wide = await app.page(plain(1440, 900));
    await importText(wide, record);
    await look(wide);
    const broken = await wide.locator('[data-board] .then i').evaluateAll((names) =>
      names.flatMap(({ firstChild }) => {
        const text = firstChild?.textContent ?? '';
        return Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild as Node, index);
          range.setEnd(firstChild as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }).flat();
      }),
    );
    expect(broken).toEqual([]);
  });

  it('needs no sideways scrolling at 320 pixels, nor with letters of twice their size', async () => {
    const page = await app.page(touched(320, 640));
    for (const path of ['/', '/lab', '/lab/explorer', '/learn', '/rules', '/new/card-game', '/new/anniversary']) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await page.evaluate(() => localStorage.setItem('cromford.size', '200'));
      await expectNoSideways(page);
      await page.reload();
      await page.getByRole('main').waitFor();
      await resized(page, { width: 640, height: 640 });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe('32px');
      await expectNoSideways(page);
      await page.evaluate(() => localStorage.removeItem('cromford.size'));
      await resized(page, { width: 320, height: 640 });
    }
  });

  it.skipIf(isFirefox)('lets nobody type into letters that a phone would enlarge', async () => {
    const page = await app.page(touched(390, 844));
    for (const path of ['/lab', '/rules/FE-SAL-09', '/new/water-frame']) {
      await page.goto(path);
      await page.locator('input, select').first().waitFor();
      const sizes = await page
        .locator('input:not([type=radio], [type=checkbox], [type=file]), select')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
  });

  it('is made larger and smaller by a control, at once and the next time', async () => {
    const page = await app.page(plain(1440, 900));
    await page.goto('/');
    const px = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await page.getByRole('button', { name: 'Larger' }).click();
    expect(await px()).toBeCloseTo(18.4);
    await page.reload();
    await page.getByRole('main').waitFor();
    expect(await px()).toBeCloseTo(18.4);
    await page.getByRole('button', { name: 'Smaller' }).click();
    expect(await px()).toBe(16);
  });
});

/** What can be pressed and is less than 24 pixels wide or high; words within a sentence are as high as its lines. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && getComputedStyle(element).clipPath === 'none' && width > 1;
      const said = `${element.className} ${element.textContent?.trim()}: ${width} × ${height}`;
      return isSeen && (width < 23.9 || height < 23.9) ? [said] : [];
    }),
  );
}

/** On a board that is scrolled beside the bar: a strip of it above the tabs that stick there, and tracks that stick out of their column. */
function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
    const main = document.querySelector('main');
    const tabs = document.querySelector('[data-board] nav');
    main?.scrollTo(0, main.scrollHeight);
    const strip = edge(tabs).top - edge(main).top;
    // A board may be too short to be scrolled past them, or at all: then they do not stick, and what is above them belongs there.
    const isScrolled = (main?.scrollTop ?? 0) > 0;
    main?.scrollBy(0, -10);
    const isStuck = isScrolled && edge(tabs).top - edge(main).top === strip;
    main?.scrollTo(0, 0);
    const out = [...document.querySelectorAll('[data-board] .levels')].filter(
      (track) => edge(track).right > edge(track.closest('section')).right + 1,
    );
    return [
      ...(isStuck && strip > 1 ? [`${strip} pixels above the tabs`] : []),
      ...out.map((track) => track.outerHTML),
    ];
  });
}

/** Words of which a part hides some: what can be scrolled to is not meant. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, [data-board] *, .foot *')].flatMap((part) => {
      const { overflowX } = getComputedStyle(part);
      const isHeardOnly = part.clientWidth <= 1 || part.closest('.visually-hidden') !== null;
      if (!/hidden|clip/.test(overflowX) || isHeardOnly || !part.checkVisibility()) return [];
      return part.scrollWidth > part.clientWidth + 1 ? [part.textContent?.trim() ?? ''] : [];
    }),
  );
}

/** Choices of the bar that lie across each other. */
function across(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-choices] [data-choice]')].map((choice) => ({
      said: choice.textContent?.trim(),
      box: choice.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ said, box }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${said} and ${other.said}`),
    );
  });
}
