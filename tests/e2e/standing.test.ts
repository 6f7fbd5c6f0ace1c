import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type App, importText, openApp } from './app.ts';
import { desktop } from './browser.ts';
import { look } from './hands.ts';
import { recorded } from './recorded.ts';

describe('the figures beside the names', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const board = () => recorded(waterFrame, 'arkwright/records/water-frame-3-free-thrifty.txt', 0.55);
  const cards = () => recorded(cardGame, 'cards/records/three-players.txt', 0.7);

  // One game counts what the shares are worth, the other what an end now would bring.
  it.each([
    ['en-GB', board, 'Players, Portfolio', 'Portfolio', /^£\d+$/],
    ['de-DE', board, 'Mitspielende, Depot', 'Depot', /^\d+\s£$/],
    ['en-GB', cards, 'Players, Would score', 'Would score', /^£\d+$/],
    ['de-DE', cards, 'Mitspielende, Brächte jetzt', 'Brächte jetzt', /^\d+\s£$/],
  ])('say what they are, to the eye and the ear: %s', async (locale, record, heard, seen, figure) => {
    const page = await app.page({ ...desktop, locale });
    await importText(page, record());
    await look(page);
    const list = page.getByRole('list', { name: heard, exact: true });
    expect(await list.getByRole('listitem').count()).toBe(3);
    expect(await list.locator('b').first().innerText()).toMatch(figure);
    expect(await list.locator('b').first().getAttribute('title')).toBe(seen);
    expect(await list.evaluate((part) => getComputedStyle(part, '::before').content)).toContain(seen);
  });
});
