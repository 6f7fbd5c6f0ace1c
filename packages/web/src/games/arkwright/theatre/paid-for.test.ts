import { readFileSync } from 'node:fs';
import {
  anniversary,
  goodIndex,
  isRunning,
  type Labels,
  type News,
  playerAt,
  type Ruleset,
  type State,
  waterFrame,
} from '@cromford/arkwright';
import { type AnyGame, isProblem, type Language, readRecord, replayRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { type Books, outcomeOf, type ProductionOutcome } from '../outcome.ts';
import { opening } from '../told.ts';
import { paidFor } from './paid-for.ts';
import { productionIn } from './stages.ts';
import { theatreText } from './text/text.ts';

const tile = { foreman: { label: 'Foreman' }, workshop: { label: 'Workshop' } };
const labels = { pounds: (n: number) => `£${n}`, tile } as unknown as Labels;
const said = (paid: NonNullable<Books['paid']>, wage: number, then?: string, language: Language = 'en') =>
  paidFor(theatreText[language], labels, paid, wage, then);

describe('what was paid for a production', () => {
  const paid = { workers: 8, machines: 3, wages: 32, relief: 0, upkeep: 3, total: 35, shut: 0 };

  it('names workers and machines, so that they come to the sum', () => {
    expect(said(paid, 4)).toBe('8 workers at £4, 3 machines £3');
    expect(said({ ...paid, workers: 1, machines: 0, wages: 4, upkeep: 0 }, 4)).toBe('1 worker at £4');
    expect(said(paid, 4, undefined, 'de')).toBe('8 Arbeiter zu £4, 3 Maschinen £3');
  });

  it('names the foreman and the workshop where they take something off, the row that rests, and the wage that it was', () => {
    const relieved = { ...paid, workers: 4, machines: 0, wages: 8, relief: 4, upkeep: 0 };
    expect(said(relieved, 2)).toBe('4 workers at £2, Foreman £4 less');
    expect(said({ ...paid, upkeep: 1 }, 4)).toBe('8 workers at £4, 3 machines £1 (Workshop)');
    expect(said({ ...paid, workers: 5, shut: 4 }, 4, '£3')).toBe(
      '5 workers at £4, 3 machines £3, row 4 shut; the wage was £3 after your turn',
    );
  });
});

/** Every production of a recorded game as its sheet sums it up. */
function sheets(
  file: string,
  game: AnyGame,
): { rs: Ruleset; after: State; news: readonly News[]; outcome: ProductionOutcome }[] {
  const url = new URL(`../../../../../arkwright/records/${file}.txt`, import.meta.url);
  const record = readRecord(readFileSync(url, 'utf8'), [game]);
  if (isProblem(record)) throw new Error(record.code);
  const table = replayRecord(record, [game]);
  if (isProblem(table)) throw new Error(table.code);
  const setup = { players: record.players, options: record.options, sheet: record.sheet ?? game.sheet };
  const { ruleset: rs } = (game as unknown as typeof waterFrame).rules(setup as never);
  const at = (ply: number) => table.at(ply) as unknown as State;
  return table.history.flatMap(({ events }, i) => {
    const market = (events as unknown as News[]).find((news) => news.kind === 'market');
    if (market?.kind !== 'market') return [];
    let last = i;
    while (isRunning(at(last + 1), market.good)) last++;
    const told = table.history.slice(i, last + 1).flatMap((entry) => entry.events as unknown as News[]);
    const news = productionIn(told, (one) => one);
    return [{ rs, after: at(i + 1), news, outcome: outcomeOf(rs, opening(at(i), told), market.good, news) }];
  });
}

describe.each([
  ['water-frame-4-by-hand', waterFrame],
  ['water-frame-2-predetermined-thrifty', waterFrame],
  ['water-frame-4-random', waterFrame],
  ['water-frame-2-free-thrifty', waterFrame],
  ['anniversary-3-shuffled-company-random', anniversary],
] as const)('the sheets of %s', (file, game) => {
  it('know who was paid for every wage, without the row that rests, and tell what went abroad', () => {
    const all = sheets(file, game as unknown as AnyGame);
    for (const { news, outcome } of all)
      for (const [seat, books] of outcome.books.entries()) {
        const { wages, paid, cash, cashBefore } = books;
        expect([wages, paid?.total ?? 0]).toEqual([wages, wages === 0 ? 0 : -wages]);
        // What is named is all that happened to the cash.
        const { net, owed, influence, raised, sales, shipping, other } = books;
        expect(cash - cashBefore).toBe(net + owed + influence + raised);
        expect(net).toBe(sales + wages + shipping + other);
        const shipped = news.some((one) => one.kind === 'shipped' && one.seat === seat);
        const seller = outcome.sellers.find(({ who }) => who === seat);
        if (seller) expect(seller.shipped > 0).toBe(shipped);
      }
  });

  it('count nobody of a row that the school has shut', () => {
    for (const { outcome, after } of sheets(file, game as unknown as AnyGame))
      for (const [seat, { paid }] of outcome.books.entries()) {
        if (!paid) continue;
        const f = playerAt(after, seat).factories[goodIndex[outcome.good]];
        const row = isRunning(after, outcome.good) ? (after.sale.shut[seat] ?? 0) : paid.shut;
        expect(paid.shut).toBe(row);
        if (f && row > 0)
          expect(paid.workers).toBe(f.additional + f.workers.reduce((sum, n, i) => (i === row - 1 ? sum : sum + n), 0));
      }
  });
});
