import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

const idle = { factories: {} };

const made5 = { food: { first: 1, second: 1 } };

/** Production of food for one producer of three players, who makes 5. */
const selling = (appeal: number, demand: number, more = {}) =>
  play({
    players: 3,
    at: 'production',
    demand: { food: demand },
    seats: [{ factories: { food: { first: 1, second: 1, appeal } }, ...more }, idle, idle],
  });

describe('storing', () => {
  it('CG-WH-01 CG-WH-09: left over goods are stored, shipped, or both; storing brings nothing', () => {
    const game = selling(0, 3).do('ship 2 food', 'store 2 small-1', 'store 1 small-2');
    expect([game.p().stored, game.cash('shipping')]).toEqual([[2, 1, 0], 2 * 5]);
    expect(game.p().cash).toBe(50 + 10 - 2 - 12);
  });

  it('CG-WH-02: what is neither is wasted, and said beforehand', () => {
    const game = selling(0, 3).do('ship 0 food');
    expect(game.note('done', 'wasted')).toMatchObject({ params: { goods: 5 }, warns: true });
    game.do('done');
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'goods', by: -5, why: 'wasted' }));
  });

  it('CG-WH-03 CG-BAD-28: a small warehouse holds two, a large one four', () => {
    const game = selling(0, 3, { cards: ['large-warehouse'] }).do('ship 0 food');
    expect(game.refused('store 3 small-1')).toBe('warehouse-full');
    expect(game.refused('store 5 large')).toBe('warehouse-full');
    game.do('store 3 large');
    expect(game.refused('store 1 large')).toBe('filled-now');
    game.do('store 2 small-1');
    expect(game.p().stored).toEqual([2, 0, 3]);
  });

  it('CG-WH-04: several warehouses at one factory, or at different ones', () => {
    const game = selling(0, 3).do('ship 0 food', 'store 2 small-1', 'store 2 small-2', 'done?');
    expect(game.p().warehouses).toEqual([0, 0, -2]);
    const stored = { 'small-1': ['lamps', 2] } as const;
    const factories = { ...made5, lamps: {} };
    const other = play({
      players: 3,
      at: 'production',
      demand: { food: 3 },
      seats: [{ factories, stored }, idle, idle],
    });
    other.do('ship 0 food', 'store 2 small-2', 'done?');
    expect(other.p().warehouses).toEqual([3, 0, -2]);
  });

  const mixed = () => {
    const stored = { 'small-1': ['lamps', 2] } as const;
    const factories = { ...made5, lamps: {} };
    const game = play({
      players: 3,
      at: 'production',
      demand: { food: 3 },
      seats: [{ factories, stored }, idle, idle],
    });
    return game.do('ship 0 food');
  };

  it('CG-WH-05 CG-BAD-28: one kind of good in a warehouse', () => {
    expect(mixed().refused('store 1 small-1')).toBe('one-kind');
  });

  it('CG-WH-06 CG-WH-07: what is emptied goes back, what is partly emptied shows the new amount or is replaced', () => {
    const stored = { large: ['food', 4] } as const;
    const game = selling(9, 1, { stored, cards: ['large-warehouse'] }).do('sell 3 food');
    expect(game.s.hand).toBe(1);
    game.do('ship 0 food', 'store 1 small-1');
    expect([game.p().warehouses, game.p().stored]).toEqual([
      [0, -1, -1],
      [1, 0, 0],
    ]);
    const all = selling(9, 0, { stored, cards: ['large-warehouse'] }).do('sell 4 food');
    expect(all.p().warehouses).toEqual([-1, -1, -1]);
  });

  it('CG-WH-08: a warehouse with other goods may be cleared; they are lost', () => {
    const game = mixed();
    expect(game.note('clear small-1', 'lost')).toMatchObject({ params: { goods: 2, good: 'lamps' }, warns: true });
    game.do('clear small-1', 'store 2 small-1', 'store 2 small-2', 'done?');
    expect(game.p().warehouses).toEqual([0, 0, -2]);
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'goods', good: 'lamps', by: -2, why: 'cleared' }),
    );
  });

  it('CG-WH-10: only at the factory that made them', () => {
    const game = mixed().do('store 1 small-2');
    expect(game.p().warehouses[1]).toBe(0);
  });
});
