/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardGame } from '../../packages/cards/src/index.ts';
import { isProblem, readRecord, replayRecord, type Table, writeRecord } from '../../packages/kernel/src/index.ts';
import { type App, expectNoSideways, importText, openApp } from './app.ts';
import { botGame } from './bot-game.ts';
import { desktop, phone } from './browser.ts';
import { look } from './hands.ts';
import { recorded } from './recorded.ts';

/** A game that bots have played among three, cut at the first decision of the first seat where this is so; and what was played there. */
function cutWhere(isSo: (table: Table, line: string) => boolean): { readonly record: string; readonly line: string } {
  const whole = readRecord(botGame({ game: cardGame, players: 3, seed: 'street', bot: 'overseer' }), [cardGame]);
  if (isProblem(whole)) throw new Error(whole.code);
  const { hash: _, moves, ...start } = whole;
  const table = replayRecord({ ...start, moves: [] }, [cardGame]);
  if (isProblem(table)) throw new Error(table.code);
  for (const line of moves) {
    const at = table.history.length;
    if (table.due()?.seat === 0 && isSo(table, line))
      return { record: writeRecord({ ...start, moves: moves.slice(0, at) }), line };
    table.playLine(line);
  }
  throw new Error('it never is so');
}

describe('the street of the card game', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('shows all of a factory as a modernisation would leave it: what its cards make, and its prices', async () => {
    const { record, line } = cutWhere((_, move) => move.startsWith('upgrade '));
    const good = line.split(' ')[1] ?? '';
    const page = await app.page(desktop);
    await importText(page, record);
    const street = page.locator(`article[data-lesson="${good}"]`);
    const figures = () =>
      street.evaluate((article) => {
        const numbers = (of: string) =>
          [...article.querySelectorAll(of)].map((part) => Number(/\d+/.exec(part.textContent ?? '')?.[0] ?? 0));
        return {
          // Before and after stand side by side while a choice is lit.
          makes: Number(/\d+$/.exec((article.querySelector<HTMLElement>('.makes b')?.innerText ?? '').trim())?.[0]),
          boxes: numbers('.street .goods').reduce((sum, goods) => sum + goods, 0),
          price: numbers('tr:first-child .total')[0],
          here: numbers('.spots .spot[aria-current=true]')[0],
        };
      });
    const before = await figures();
    expect(before.boxes).toBe(before.makes);
    await page.locator(`[data-choice="${line}"]`).first().hover();
    await expect.poll(async () => (await figures()).makes).not.toBe(before.makes);

    const after = await figures();
    expect(after.boxes).toBe(after.makes);
    expect(after.here).toBe(after.price);
    expect(app.complaints).toEqual([]);
  });

  it('has everybody side by side in the sheet of a phone, without scrolling sideways', async () => {
    const page = await app.page(phone);
    await importText(page, cutWhere((table) => table.history.length > 150).record);
    await page.getByRole('button', { name: 'Rivals', exact: true }).click();
    await page.getByRole('button', { name: 'All at a glance' }).click();
    const sheet = page.getByRole('dialog', { name: 'All at a glance' });
    await sheet.locator('thead th').first().waitFor();

    const edges = await sheet
      .locator('thead th')
      .evaluateAll((heads) => heads.map((head) => Math.ceil(head.getBoundingClientRect().right)));
    expect(edges).toHaveLength(3);
    expect(Math.max(...edges)).toBeLessThanOrEqual(390);
    const wide = await sheet.locator('.scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide).toBeLessThanOrEqual(1);
    await expectNoSideways(page);
  });

  it('says in the forecast what it leaves out: cards and ships of everybody', async () => {
    const record = recorded(cardGame, 'cards/records/four-players.txt', 0.9, (step) => step === 'act');
    const page = await app.page(desktop);
    await importText(page, record);
    await look(page);
    const panel = page.locator('#forecast-panel');
    await panel.getByText(/nobody ships or uses a card/).waitFor();
    expect(await panel.locator('.besides').innerText()).toBe(
      'Not counted, though possible: Player 1 uses Patron of cutlery/lamps; Player 3 ships up to 4; Player 4 ships up to 3.',
    );
    const german = await app.page({ ...desktop, locale: 'de-DE' });
    await importText(german, record);
    await look(german);
    expect(await german.locator('#forecast-panel .besides').innerText()).toContain('Spieler 3 verschifft bis zu 4');
  });
});
