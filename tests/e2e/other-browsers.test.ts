import { afterAll, beforeAll, expect, it } from 'vitest';
import { spinningJenny } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { findFirefox, findWebKit, otherBrowsers } from '../../scripts/browser.mjs';
import { type App, openApp } from './app.ts';
import { openFirefox } from './bidi.ts';
import { desktop } from './browser.ts';
import { type Driven, drivenBy } from './driven.ts';
import { peculiarities, playDriven } from './driven-game.ts';
import { walkPages, walkTable } from './driven-walk.ts';
import { lastTurns, unfinished } from './late-game.ts';
import { recorded } from './recorded.ts';
import { openWebKit } from './web-driver.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const [firefox, webkit] = [findFirefox(), findWebKit()];
/** The same hands play in all of them; where a browser is not found, `npm test` says so. */
const browsers: [string, () => Promise<Driven>][] = [
  ['Chromium', async () => drivenBy(await app.page({ ...desktop, permissions: ['clipboard-write'] }))],
  ...(firefox ? [['Firefox', () => openFirefox(firefox)] as [string, () => Promise<Driven>]] : []),
  ...(webkit ? [['WebKit', () => openWebKit(webkit)] as [string, () => Promise<Driven>]] : []),
];

/** The last turns of a short game; `npm run browsers` plays whole ones, from their first decision. */
const games = process.env.WHOLE_GAMES
  ? [
      () => unfinished('A', 1),
      () => recorded(cardGame, 'cards/records/three-players.txt', 0),
      () => recorded(spinningJenny, 'arkwright/records/spinning-jenny-3-predetermined-thrifty.txt', 0),
    ]
  : [() => lastTurns('A')];

const HALF_AN_HOUR = 30 * 60_000;

it.each(browsers)(
  'plays to the end in %s, copies a link, and keeps legends within their panels',
  async (_name, open) => {
    const driven = await open();
    try {
      for (const record of games)
        expect(await playDriven(driven, app.site.url, record())).toMatch(/profit|wins|share the victory/);
      expect(await peculiarities(driven, app.site.url)).toEqual({ isCopied: true, strayLegends: [] });
    } finally {
      await driven.end();
    }
    expect(app.complaints).toEqual([]);
  },
  process.env.WHOLE_GAMES ? HALF_AN_HOUR : undefined,
);

/** Minutes that `npm test` leaves to `npm run browsers`. */
it.each(process.env.WHOLE_GAMES ? browsers : [])(
  'shows every page in %s, and a decision is taken back, made again, kept and replayed',
  async (_name, open) => {
    const driven = await open();
    try {
      expect(await walkPages(driven, app.site.url)).toEqual([]);
      await walkTable(driven, app.site.url);
    } finally {
      await driven.end();
    }
    expect(app.complaints).toEqual([]);
  },
);

it('says of each other browser whether it is played in', () => {
  const [ofFirefox, ofWebKit] = otherBrowsers();
  expect(ofFirefox?.includes('not found')).toBe(firefox === undefined);
  expect(ofWebKit?.includes('not found')).toBe(webkit === undefined);
});
