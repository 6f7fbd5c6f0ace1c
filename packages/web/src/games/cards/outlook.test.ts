import { cardGame, type News, type State } from '@cromford/cards';
import { isUnderWay } from '@cromford/cards/under-way';
import { isProblem, openMoves, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { columnOf } from './ladder.ts';
import { firstLesson } from './lesson/first.ts';
import { lastProduction, nothing, outlook, resultOf, stillToAct, withSold } from './outlook.ts';

async function lessonAt(moves: number) {
  const { seed, steps } = await firstLesson('en');
  const table = Table.open(cardGame, { players: 1, seed });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of steps.flatMap((step) => step.moves ?? []).slice(0, moves)) table.playLine(line);
  return table;
}

describe('an outlook', () => {
  it('adds up: sales less costs are the net, and the events say so', async () => {
    // Food is priced and the opponents have not moved yet.
    const table = await lessonAt(7);
    const look = outlook(table.engine.rules.forecast?.(table.state as State & never, 'food') ?? []);
    expect(look).toMatchObject({ good: 'food', demand: 3, wage: 3 });
    const mine = resultOf(look, 0);
    expect(mine).toMatchObject({
      sold: 2,
      price: 3,
      made: 5,
      stored: 3,
      fixed: 2,
      wages: 18,
      net: -14,
      value: 2,
      highest: true,
    });
    expect(resultOf(look, 'opponent-1')).toMatchObject({ sold: 1, value: 0 });
  });

  it('tells the highest appeal apart from the sale', async () => {
    const table = await lessonAt(23);
    const events = table.history.at(-1)?.events ?? [];
    expect(events.some(({ kind }) => kind === 'production')).toBe(true);
    expect(resultOf(outlook(events), 0)).toMatchObject({ sold: 3, net: 5, value: 2, highest: true });
  });

  it('counts nothing twice while a sale is under way, and what it still brings once', async () => {
    const table = await lessonAt(8);
    const s = table.state as unknown as State;
    expect(table.engine.due(table.state)?.step).toBe('ship');
    expect(isUnderWay(s)).toBe(true);
    const rest = outlook(table.engine.rules.forecast?.(table.state) ?? []);
    if (!rest) throw new Error('no forecast');
    const look = withSold(rest, undefined, s, [0, 'opponent-1', 'opponent-2'], () => 4);
    expect(resultOf(look, 0)).toMatchObject({ sold: 2, maximum: 2, price: 4, made: 5, stored: 3, wages: 18, value: 2 });
    // Who has not sold yet is as the forecast has him.
    expect(resultOf(look, 'opponent-1')).toEqual(resultOf(rest, 'opponent-1'));
    const before = await lessonAt(7);
    expect(isUnderWay(before.state as unknown as State)).toBe(false);
  });

  it('keeps what Patrons have added to a sale apart', () => {
    const news = [
      { kind: 'production', rule: 'CG-RND-07', good: 'food', demand: 5, wage: 3 },
      { kind: 'used', rule: 'CG-C07-01', seat: 0, card: 'patron-food-clothes' },
      { kind: 'sold', rule: 'CG-PRD-07', who: 0, good: 'food', amount: 2, maximum: 2, patrons: 1, price: 4 },
      { kind: 'sold', rule: 'CG-PRD-07', who: 1, good: 'food', amount: 1, maximum: 1, price: 4 },
    ] satisfies News[];
    const look = outlook(news);
    expect(resultOf(look, 0)).toMatchObject({ maximum: 2, patrons: 1, patronCards: ['patron-food-clothes'] });
    expect(resultOf(look, 1)).toMatchObject({ maximum: 1, patrons: 0, patronCards: [] });
  });

  it('tells of whoever is still asked before he sells what he will sell', async () => {
    const s = { sold: [-1, -1], handSeat: 0, hand: 5 } as unknown as State;
    const seller = { ...nothing(0), sold: 2, maximum: 3, price: 4 };
    const look = withSold({ good: 'food', demand: 3, wage: 2, results: [seller] }, undefined, s, [0, 1], () => 4);
    expect(look.results).toEqual([{ ...seller, made: 5 }, nothing(1)]);
  });

  it('knows what the figures leave out', () => {
    const news = [
      { kind: 'production', rule: 'CG-RND-07', good: 'food', demand: 5, wage: 3 },
      { kind: 'could-use', rule: 'CG-C03-01', seat: 1, card: 'extra-shift' },
      { kind: 'could-ship', rule: 'CG-SHP-02', seat: 1, good: 'food', amount: 3 },
    ] satisfies News[];
    expect(resultOf(outlook(news), 1)).toEqual({ ...nothing(1), mayShip: 3, mayUse: ['extra-shift'] });
  });

  it('keeps what was offered while it is shipped and stored, and when it is sold', () => {
    const news = [
      { kind: 'production', rule: 'CG-RND-07', good: 'clothes', demand: 4, wage: 4 },
      { kind: 'produced', rule: 'CG-PRD-03', seat: 0, good: 'clothes', amount: 4 },
      { kind: 'production', rule: 'CG-RND-07', good: 'food', demand: 4, wage: 4 },
      { kind: 'produced', rule: 'CG-PRD-03', seat: 0, good: 'food', amount: 5 },
      { kind: 'sold', rule: 'CG-PRD-07', who: 0, good: 'food', amount: 1, maximum: 1, price: 5 },
      { kind: 'shipped', rule: 'CG-SHP-07', seat: 0, amount: 3, ships: 1, left: 1 },
      { kind: 'stored', rule: 'CG-WH-03', seat: 0, good: 'food', amount: 2, warehouse: 'small-1' },
    ] satisfies News[];
    // Two lay in stock; one is in hand yet and will be wasted.
    const s = { sold: [1], handSeat: 0, hand: 1 } as unknown as State;
    const rest = { good: 'food', demand: 4, wage: 4, results: [{ ...nothing(0), wasted: 1 }] } as const;
    const look = withSold(rest, lastProduction(news), s, [0], () => 5);
    const column = columnOf({ who: 0, style: 0, name: 'Blue' }, { appeal: 5, result: resultOf(look, 0) }, undefined);
    expect([column.sold, column.made]).toEqual([1, 7]);
    const over = withSold({ ...rest, results: [] }, lastProduction(news), s, [0], () => 5);
    expect(resultOf(over, 0)).toMatchObject({ sold: 1, maximum: 1, made: 5, shipped: 3, stored: 2 });
  });

  it('ends where the final scoring begins', () => {
    const news = [
      { kind: 'production', rule: 'CG-RND-07', good: 'lamps', demand: 4, wage: 4 },
      { kind: 'cash', rule: 'CG-CST-02', seat: 0, by: -40, why: 'wages' },
      { kind: 'value', rule: 'CG-SV-01', who: 1, by: 1, now: 12, why: 'sold' },
      { kind: 'cash', rule: 'CG-END-02', seat: 0, by: 8, why: 'warehouse-sale' },
      { kind: 'value', rule: 'CG-END-05', who: 1, by: -1, now: 11, why: 'shipping' },
    ] satisfies News[];
    expect(outlook(news)?.results).toEqual([
      { ...nothing(0), net: -40 },
      { ...nothing(1), value: 1 },
    ]);
  });

  it('earns nothing by what is missing when somebody goes bankrupt', () => {
    const news = [
      { kind: 'production', rule: 'CG-RND-07', good: 'lamps', demand: 4, wage: 4 },
      { kind: 'cash', rule: 'CG-CST-02', seat: 0, by: -24, why: 'wages' },
      { kind: 'cash', rule: 'CG-EMG-04', seat: 0, by: 13, why: 'bankrupt' },
      { kind: 'bankrupt', rule: 'CG-EMG-04', seat: 0, missing: 13 },
    ] satisfies News[];
    expect(resultOf(outlook(news), 0)).toEqual({ ...nothing(0), net: -24, missing: 13, bankrupt: true });
  });

  it('earns nothing by what the emergency fund lends', () => {
    const lent: News[] = [
      { kind: 'production', rule: 'CG-PRD-01', good: 'food', demand: 0, wage: 2 },
      { kind: 'costs', rule: 'CG-CST-01', seat: 0, good: 'food', fixed: 2, wages: 8, maintenance: 0 },
      { kind: 'loans', rule: 'CG-EMG-02', seat: 0, by: 2, now: 2, why: 'emergency' },
      { kind: 'cash', rule: 'CG-EMG-02', seat: 0, by: 12, why: 'emergency' },
      { kind: 'cash', rule: 'CG-CST-01', seat: 0, by: -2, why: 'fixed-cost' },
      { kind: 'cash', rule: 'CG-CST-02', seat: 0, by: -8, why: 'wages' },
    ];
    expect(resultOf(outlook(lent), 0)).toMatchObject({ net: -10, fund: 12, loans: 2 });
  });

  it('counts what the ships bring among what is earned', () => {
    const shipped: News[] = [
      { kind: 'production', rule: 'CG-PRD-01', good: 'food', demand: 0, wage: 2 },
      { kind: 'shipped', rule: 'CG-SHP-02', seat: 1, amount: 1, ships: 1, left: 0 },
      { kind: 'cash', rule: 'CG-SHP-02', seat: 1, by: 6, why: 'shipping' },
    ];
    expect(resultOf(outlook(shipped), 1)).toMatchObject({ shipped: 1, abroad: 6, net: 6 });
  });

  it('knows who acts before it: oneself in the own turn, then those who follow, nobody in the sale', async () => {
    const at = async (moves: number) => stillToAct((await lessonAt(moves)).state as unknown as State);
    expect(await at(3)).toEqual([0]);
    expect(await at(8)).toEqual([]);
    const table = Table.open(cardGame, { players: 3, seed: 'turns' });
    if (isProblem(table)) throw new Error(table.code);
    expect(table.due()?.step).toBe('act');
    const s = table.state as unknown as State;
    expect(stillToAct(s)).toEqual([s.start, (s.start + 1) % 3, (s.start + 2) % 3]);
    while (table.due()?.seat === s.start) table.play(openMoves(table.options())[0] as never);
    const next = table.state as unknown as State;
    expect(stillToAct(next)).toEqual([(next.start + 1) % 3, (next.start + 2) % 3]);
  });

  it('is nothing without a production', () => {
    expect(outlook([])).toBeUndefined();
    expect(outlook([{ kind: 'cash', rule: 'CG-STK-02' }])).toBeUndefined();
  });
});
