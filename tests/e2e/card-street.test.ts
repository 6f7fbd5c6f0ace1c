/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardGame } from '../../packages/cards/src/index.ts';
import { isProblem, readRecord, replayRecord, type Table, writeRecord } from '../../packages/kernel/src/index.ts';
import { type App, expectNoSideways, importText, openApp, played, ply, resized } from './app.ts';
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
    // Everything that the score of now comes from stands there.
    for (const row of ['In stock', 'Loans', 'Shipping tokens'])
      await sheet.locator('tbody th', { hasText: row }).waitFor();
    expect(await sheet.locator('.sum td').first().innerText()).toMatch(/^\d+ × £\d+ = £\d+$/);
  });

  it('counts beside the question what is open, and sideways, where all of that stands, what is not', async () => {
    const page = await app.page(phone);
    const isAct = (table: Table) => {
      const listed = table.due()?.step === 'act' ? table.options().filter(({ move }) => move.do === 'action') : [];
      return listed.filter(({ refusal }) => refusal?.code.startsWith('no-effect')).length === 1;
    };
    await importText(page, cutWhere(isAct).record);
    await resized(page, { width: 844, height: 390 });
    const more = page.locator('.ask .more');
    await expect.poll(() => more.innerText()).toBe('1 not open');
    await more.tap();
    expect(await page.locator('.bar .row [data-choice]').locator('visible=true').count()).toBe(6);
  });

  it('says on the sheet of a production how its wages come about', async () => {
    const page = await app.page(desktop);
    await page.addInitScript(() => {
      localStorage['cromford.results'] = 'always';
    });
    await importText(page, cutWhere((table) => table.due()?.step === 'ship').record);
    // Nothing is shipped, and as much is stored as there is room for.
    for (let i = 0; i < 6 && (await page.locator('[data-sheet]').count()) === 0; i++) {
      await page.locator('[data-due=me] .foot [data-choice]:not([aria-disabled]), [data-sheet]').first().waitFor();
      if ((await page.locator('[data-sheet]').count()) > 0) break;
      const before = await ply(page);
      await page.locator('.foot [data-choice]:not([aria-disabled])').first().click();
      await played(page, before, () => page.locator('.foot .armed').first().click());
    }
    const wages = page.locator('[data-sheet] tr', { hasText: 'Wages' });
    await wages.waitFor();
    const [, workers, wage, paid] = /(\d+) × £(\d+)\s+−£(\d+)/.exec(await wages.innerText()) ?? [];
    expect(Number(workers) * Number(wage)).toBe(Number(paid));
    expect(Number(paid)).toBeGreaterThan(0);
  });

  it('works the score of now out in figures, and another language changes none of them', async () => {
    const page = await app.page(desktop);
    await importText(page, cutWhere((table) => table.history.length > 150).record);
    const street = page.locator('[data-lesson=street]');
    const score = (await street.locator('.worth b').innerText()).trim();
    await street.getByRole('button', { name: 'would score' }).hover();
    await page.locator('.note', { hasText: `= ${score}.` }).waitFor();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await street.getByText('brächte jetzt').waitFor();
    expect(await page.locator('[data-board] .fresh').allInnerTexts()).toEqual([]);
    expect((await street.locator('.worth b').innerText()).trim()).toBe(`${score.slice(1)}\u00a0£`);
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
