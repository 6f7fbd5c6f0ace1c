import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFirefox, findWebKit, otherBrowsers } from '../../scripts/browser.mjs';
import { type App, openApp } from './app.ts';
import { openFirefox } from './bidi.ts';
import { desktop } from './browser.ts';
import { type Driven, drivenBy } from './driven.ts';
import { playDriven } from './driven-game.ts';
import { lastTurns } from './late-game.ts';
import { openWebKit } from './web-driver.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const [firefox, webkit] = [findFirefox(), findWebKit()];
/** The same hands play in all of them; where a browser is not found, `npm test` says so. */
const browsers: [string, () => Promise<Driven>][] = [
  ['Chromium', async () => drivenBy(await app.page(desktop))],
  ...(firefox ? [['Firefox', () => openFirefox(firefox)] as [string, () => Promise<Driven>]] : []),
  ...(webkit ? [['WebKit', () => openWebKit(webkit)] as [string, () => Promise<Driven>]] : []),
];

it.each(browsers)('plays a game to its end in %s', async (_name, open) => {
  const driven = await open();
  try {
    expect(await playDriven(driven, app.site.url, lastTurns('A'))).toMatch(/profit|Gewinn/);
  } finally {
    await driven.end();
  }
  expect(app.complaints).toEqual([]);
});

it('says of each other browser whether it is played in', () => {
  const [ofFirefox, ofWebKit] = otherBrowsers();
  expect(ofFirefox?.includes('not found')).toBe(firefox === undefined);
  expect(ofWebKit?.includes('not found')).toBe(webkit === undefined);
});
