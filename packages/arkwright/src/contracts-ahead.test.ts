import { hash } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { waterFrame } from './games.ts';
import { factory, type SeatSpec, type Situation, water } from './testing/position.ts';
import { view } from './view.ts';

const rules = waterFrame.rules({ players: 3, options: { 'set-up': 'predetermined' }, sheet: waterFrame.sheet });
/** The turns are over; nothing of the production has happened yet. */
const PHASE = [{ step: 'turn', seat: 0 }, { step: 'production' }, { step: 'end-cycle' }] as const;
const foresight = (situation: Situation) => rules.foresight(view(water({ players: 3, ...situation }).s), 0);

describe('what becomes of contracts', () => {
  /** Hardly anybody buys: what is made is left for the ships. */
  const seat: SeatSpec = {
    cash: 100,
    space: 30,
    factories: [factory('clothes', { price: 9 })],
    ships: [2, 4],
    contracts: { clothes: 4 },
  };
  const position = (spec: Partial<SeatSpec>): Situation => ({
    seats: [{ ...seat, ...spec }],
    cycle: 'clothes',
    empty: 4,
  });
  const shipped = (situation: Situation) =>
    rules
      .forecast?.(view(water({ players: 3, ...situation }).s), 'clothes')
      .flatMap((event) => (event.kind === 'shipped' ? [event.amount] : []));
  const unsold = (situation: Situation) =>
    rules
      .forecast?.(view(water({ players: 3, ...situation }).s), 'clothes')
      .flatMap((event) => (event.kind === 'sold' && event.seat === 0 ? [event.unsold] : []))[0] ?? 0;

  it('FE-SHA-02 FE-SHA-03: one that takes the last crate is told, one with a crate to spare is not', () => {
    const left = unsold(position({}));
    const short = 4 - left;
    expect(short).toBeGreaterThan(0);
    const edges = ['clothes'] as const;
    const exact = position({ stored: { clothes: short }, edges });
    expect([shipped(exact), foresight(exact).lastCrate]).toEqual([[4], ['clothes']]);
    const spare = position({ stored: { clothes: short + 1 }, edges });
    expect([shipped(spare), foresight(spare).lastCrate]).toEqual([[4], []]);
    const fewer = position({ stored: { clothes: short - 1 }, edges });
    expect([shipped(fewer), foresight(fewer).lastCrate]).toEqual([[], []]);
  });

  it('FE-SHA-03: where nothing is sold at home nothing hangs on it', () => {
    expect(foresight(position({ factories: [], stored: { clothes: 4 }, edges: ['clothes'] })).lastCrate).toEqual([]);
  });

  it('FE-END-05: in the last decade open contracts are told with the spaces back that they cost at the end', () => {
    const open: Situation = { seats: [{ space: 30, contracts: { food: 6, lamps: 2 } }] };
    expect(foresight({ ...open, decade: 1810 }).openAtEnd).toEqual({ spaces: 8, contracts: 8, space: 22 });
    // FE-END-04 takes four more.
    const marked: SeatSpec = { ...open.seats?.[0], factories: [factory('food', { marked: 1 })] };
    expect(foresight({ seats: [marked], decade: 1810 }).openAtEnd).toEqual({ spaces: 12, contracts: 8, space: 18 });
    expect(foresight({ ...open, decade: 1800 }).openAtEnd).toBeUndefined();
    expect(foresight({ seats: [{ space: 30 }], decade: 1810 }).openAtEnd).toBeUndefined();
    // Whoever has an open loan is not ranked at all (FE-END-03).
    expect(foresight({ seats: [{ ...open.seats?.[0], loans: 1 }], decade: 1810 }).openAtEnd).toBeUndefined();
  });

  it('FE-END-05 FE-SHA-02: what the production of this cycle serves is not open at the end, and its share is the one of the forecast', () => {
    const crates: SeatSpec = { contracts: { clothes: 4, lamps: 2 }, edges: ['clothes'], stored: { clothes: 4 } };
    const last: Situation = { ...position(crates), decade: 1810, run: PHASE };
    const space = rules
      .forecast?.(view(water({ players: 3, ...last }).s), 'clothes')
      .findLast((event) => event.kind === 'indicator' && event.seat === 0) as { to: number } | undefined;
    expect(shipped(last)).toEqual([4]);
    expect(foresight(last).openAtEnd).toEqual({ spaces: 2, contracts: 2, space: (space?.to ?? 0) - 2 });
  });

  it('FE-END-05: also in the last exchange, and the position stays as it is', () => {
    const t = water({
      players: 3,
      decade: 1810,
      seats: [{ cash: 84, space: 30, contracts: { food: 6 } }],
      run: [{ step: 'final-exchanges', k: 0 }],
    });
    const before = hash(t.s);
    expect(rules.foresight(view(t.s), 0).openAtEnd).toEqual({ spaces: 6, contracts: 6, space: 24 });
    expect(hash(t.s)).toBe(before);
  });
});
