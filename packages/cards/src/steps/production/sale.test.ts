import { describe, expect, it } from 'vitest';
import { priceOf } from '../../factory.ts';
import { play } from '../../testing/position.ts';

const idle = { factories: {} };

/** Production of food for one producer of three players, who makes 5. */
const selling = (appeal: number, demand: number, more = {}) =>
  play({
    players: 3,
    at: 'production',
    demand: { food: demand },
    seats: [{ factories: { food: { first: 1, second: 1, appeal } }, ...more }, idle, idle],
  });

describe('production and home sale', () => {
  it('CG-PRD-01: who has no factory of the good skips the phase', () => {
    const game = selling(5, 3);
    expect(game.s.sold).toEqual([2, -1, -1]);
    expect(game.events.some((event) => event.kind === 'costs' && event.seat === 1)).toBe(false);
  });

  it('CG-PRD-02 CG-PRD-11: sale, storing and shipping, costs, share value, distribution, in this order', () => {
    const game = selling(5, 3, { distribution: [['distribution-a', 'food', 2]] }).do('ship 2 food', 'store 1 small-1');
    const kinds = game.events.map((event) => (event.kind === 'cash' ? event.why : event.kind));
    const order = ['produced', 'sales', 'shipping', 'stored', 'fixed-cost', 'wages', 'value', 'worn'];
    expect(order.map((kind) => kinds.indexOf(kind as never))).toEqual(
      order.map((kind) => kinds.indexOf(kind as never)).sort((a, b) => a - b),
    );
    expect(order.every((kind) => kinds.includes(kind as never))).toBe(true);
  });

  it('CG-PRD-03 CG-BAD-25: production is compulsory, at full capacity, and so is the sale', () => {
    const game = selling(5, 3);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'produced', seat: 0, amount: 5 }));
    expect(game.refused('refuse')).toBe('compulsory');
  });

  it('CG-PRD-04 CG-PRD-07: what was produced is sold up to appeal − demand', () => {
    expect([selling(6, 3).s.sold[0], selling(9, 3).s.sold[0], selling(4, 3).s.sold[0]]).toEqual([3, 5, 1]);
  });

  it('CG-PRD-05: never more than the appeal', () => {
    expect(selling(2, -6).s.sold[0]).toBe(2);
  });

  it('CG-PRD-06: with appeal at or below demand nothing is sold', () => {
    expect([selling(3, 3).s.sold[0], selling(2, 7).s.sold[0]]).toEqual([0, 0]);
  });

  it('CG-PRD-08 CG-BAD-26: with fewer produced than allowed, stored goods may be added up to the maximum', () => {
    const stored = { 'small-1': ['food', 2], 'small-2': ['food', 2] } as const;
    const game = selling(9, 2, { stored });
    expect([game.step, game.open]).toEqual(['sell-stored', ['sell 0 food', 'sell 1 food', 'sell 2 food']]);
    expect(game.refused('sell 3 food')).toBe('home-maximum');
    game.do('sell 2 food');
    expect([game.s.sold[0], game.s.hand]).toEqual([7, 2]);
    const few = selling(9, -9, { stored: { 'small-1': ['food', 1] } });
    expect(few.refused('sell 2 food')).toBe('stock-there');
  });

  it('CG-BAD-27: only goods stored at the producing factory', () => {
    const factories = { food: { first: 1, appeal: 9 }, lamps: {} };
    const stored = { 'small-1': ['food', 2], 'small-2': ['lamps', 2] } as const;
    const game = play({ players: 3, at: 'production', seats: [{ factories, stored }, idle, idle] });
    expect(game.refused('sell 1 lamps')).toBe('other-factory');
  });

  it('CG-PRD-09: income is goods sold × price', () => {
    const game = selling(6, 3);
    expect(priceOf(game.rs, game.p(), 0)).toBe(8);
    expect(game.cash('sales')).toBe(3 * 8);
  });

  it('CG-PRD-10: everybody sells by the same demand, and nobody takes from another', () => {
    const two = { factories: { food: { first: 1, second: 1, appeal: 6 } } };
    const game = play({ players: 3, at: 'production', demand: { food: 3 }, seats: [two, two, idle] }).until('act');
    const sold = game.events.flatMap((event) => (event.kind === 'sold' ? [event.amount] : []));
    expect(sold).toEqual([3, 3]);
  });

  it('CG-EX-10: four lamps made, two sold at £14 = £28, two left, share value up', () => {
    const seats = [
      {
        factories: { lamps: { first: 1, second: 1, spot: 4, office: 'price' as const, appeal: 4 } },
        quality: [['quality-c', 'lamps', 3, 'price']] as const,
        distribution: [['distribution-a', 'lamps', 4]] as const,
      },
      idle,
      idle,
    ];
    const game = play({ players: 3, at: 'production', good: 'lamps', demand: { lamps: 2 }, seats });
    expect(priceOf(game.rs, game.p(), 3)).toBe(14);
    expect([game.s.sold[0], game.cash('sales'), game.s.hand]).toEqual([2, 28, 2]);
    game.until('act', 'name-start');
    expect(game.p().value).toBeGreaterThanOrEqual(11);
  });
});
