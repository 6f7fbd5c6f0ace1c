import { readFileSync } from 'node:fs';
import {
  anniversary,
  demandFor,
  goodAt,
  isRunning,
  type News,
  type State,
  spinningMule,
  waterFrame,
} from '@cromford/arkwright';
import { type AnyGame, isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { begunIn, tellingIn } from './begun.ts';
import { offeredBy, outcomeOf, soldBy, takingsOf } from './outcome.ts';

const WAYS = [
  ['water-frame-4-by-hand', waterFrame],
  ['water-frame-4-random', waterFrame],
  ['water-frame-2-predetermined-thrifty', waterFrame],
  ['water-frame-3-patrons-thrifty', waterFrame],
  ['anniversary-3-shuffled-company-random', anniversary],
  ['spinning-mule-3-company-asymmetric-random', spinningMule],
] as const;

/** Every question in a production of a recorded game: the position, what is known of the phase so far, and its forecast. */
function questions(file: string, game: AnyGame) {
  const url = new URL(`../../../../arkwright/records/${file}.txt`, import.meta.url);
  const record = readRecord(readFileSync(url, 'utf8'), [game]);
  if (isProblem(record)) throw new Error(record.code);
  const table = replayRecord(record, [game]);
  if (isProblem(table)) throw new Error(table.code);
  const rules = (game as typeof waterFrame).rules({
    players: record.players,
    options: record.options as never,
    sheet: (record.sheet ?? game.sheet) as never,
  });
  const log = [table.opening, ...table.history.map(({ events }) => events)].map((events, ply) => ({
    ply,
    events: events.map((event) => ({ event })),
  }));
  return log.flatMap(({ ply }) => {
    const now = table.at(ply) as unknown as State;
    const good = goodAt(Math.max(0, now.cycle));
    if (table.engine.due(table.at(ply) as never) === undefined || !isRunning(now, good)) return [];
    const rest = (rules.forecast?.(now, good) ?? []) as readonly News[];
    const told = (table.history[ply]?.events ?? []) as unknown as readonly News[];
    return [
      { told, now, good, rest, rs: rules.ruleset, asked: now.agenda.at(-1)?.step, begun: begunIn(now, log, ply) },
    ];
  });
}

describe.each(WAYS)('whatever is asked in a production of %s', (file, game) => {
  const all = questions(file, game as unknown as AnyGame);

  it('its figures are those of this production, from its market on', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const { now, good, rest, rs, begun } of all) {
      expect(begun).toBeDefined();
      if (!begun) continue;
      const news = [...begun.news, ...rest];
      expect(news.filter(({ kind }) => kind === 'market')).toHaveLength(1);
      const outcome = outcomeOf(rs, begun.before, good, news);
      expect(outcome.sellers.reduce((sum, { sold }) => sum + sold.length, 0)).toBeLessThanOrEqual(outcome.demand);
      for (const seller of outcome.sellers) {
        expect(soldBy(seller)).toBeLessThanOrEqual(offeredBy(seller));
        const books = outcome.books[seller.who];
        if (books) expect(books.sales).toBe(takingsOf(seller));
      }
      // What somebody has paid for his action before it is no part of it.
      expect(outcome.books.every(({ owed }) => owed === 0)).toBe(true);
      if (begun.news.length === 0) expect(outcome.demand).toBe(demandFor(rs, now, now.cycle));
    }
  });
});

it('is still the whole of that production when the answer is told', () => {
  const shipped = WAYS.flatMap(([file, game]) => questions(file, game as unknown as AnyGame)).filter(({ told }) =>
    told.some(({ kind }) => kind === 'shipped'),
  );
  expect(shipped.length).toBeGreaterThan(0);
  for (const { now, told, good, rs, begun } of shipped) {
    const first = told.slice(0, told.findIndex(({ kind }) => kind === 'shipped') + 1);
    const telling = tellingIn(now, first, begun);
    if (!telling) throw new Error('nothing is told');
    const outcome = outcomeOf(rs, telling.before, telling.good, telling.news);
    expect(outcome).toMatchObject({ good, isOver: true });
    expect(outcome.demand).toBeGreaterThan(0);
    expect(outcome.wage).toBeGreaterThan(0);
    expect(outcome.sellers.length).toBeGreaterThan(0);
    // What follows when it is over is another's.
    expect(tellingIn(now, told, begun)?.news.some(({ kind }) => kind === 'cycle' || kind === 'decade')).toBe(false);
  }
  expect(tellingIn(shipped[0]?.now as State, [], undefined)).toBeUndefined();
});

it('is asked about a school before the market is counted', () => {
  const asked = WAYS.flatMap(([file, game]) => questions(file, game as unknown as AnyGame)).filter(
    (one) => one.asked === 'shut-row',
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const { begun, now } of asked) expect(begun).toEqual({ news: [], before: now });
});
