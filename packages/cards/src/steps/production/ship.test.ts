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

describe('shipping', () => {
  it('CG-SHP-01 CG-BAD-30: only the featured good', () => {
    const factories = { ...made5, lamps: {} };
    const stored = { 'small-1': ['lamps', 2] } as const;
    const game = play({
      players: 3,
      at: 'production',
      demand: { food: 3 },
      seats: [{ factories, stored }, idle, idle],
    });
    expect(game.refused('ship 1 lamps')).toBe('active-only');
  });

  it('CG-SHP-02: left over production and goods stored there', () => {
    const game = selling(0, 3, { stored: { 'small-1': ['food', 2] }, levels: { shipping: 2 } });
    expect(game.option('ship 0 food')?.range?.to).toBe(7);
  });

  it('CG-SHP-03 CG-SHP-04: a ship holds two goods and need not be full', () => {
    expect(selling(0, 3).do('ship 3 food').p().ships).toBe(0);
    expect(selling(0, 3).do('ship 2 food').p().ships).toBe(1);
    expect(selling(0, 3).do('ship 1 food').p().ships).toBe(1);
  });

  it('CG-SHP-06 CG-SHP-07: each ship that sails adds a token and is gone; none sails for no goods', () => {
    const sailed = (goods: number) => {
      const { tokens, ships, voyages } = selling(0, 3).do(`ship ${goods} food`).p();
      return [tokens, ships, voyages];
    };
    expect([sailed(0), sailed(1), sailed(3)]).toEqual([
      [0, 2, 0],
      [1, 1, 1],
      [2, 0, 1],
    ]);
  });

  it('CG-SHP-05: each good pays the price of the tile side in use', () => {
    expect(selling(0, 3).do('ship 3 food').cash('shipping')).toBe(15);
    const late = play({
      players: 3,
      decade: 2,
      at: 'production',
      demand: { food: 3 },
      seats: [{ factories: { food: { side: 2, first: 2 } } }, idle, idle],
    }).do('ship 1 food');
    expect(late.cash('shipping')).toBe(7);
  });

  it('CG-SHP-07 CG-SHP-08 CG-BAD-29: without a ship nothing sails until the stock exchange', () => {
    const game = selling(0, 3, { ships: 0 });
    expect(game.step).toBe('store');
    expect(game.refused('ship 1 food')).toBe('no-ships');
    game.until('act');
    expect(game.p().ships).toBe(0);
  });

  it('CG-SHP-09 CG-SHP-11: shipped goods bring no share value, however many; a low appeal leaves more of them', () => {
    const game = selling(1, 3).do('ship 4 food').until('act');
    expect([game.p().value, game.p().tokens]).toEqual([10, 2]);
  });

  it('CG-SHP-10 CG-BAD-31: a ship that needs a tenth token stays', () => {
    const game = selling(0, 3, { tokens: 9 });
    expect(game.step).toBe('store');
    expect(game.refused('ship 1 food')).toBe('nine-tokens');
    const last = selling(0, 3, { tokens: 8 });
    expect(last.refused('ship 3 food')).toBe('nine-tokens');
  });

  it('CG-SHP-10: a Trade office makes room for one more, and must be used then (A-24)', () => {
    const game = selling(0, 3, { tokens: 9, cards: ['trade-office'] }).do('ship 2 food');
    expect([game.p().tokens, game.spent('trade-office')]).toEqual([9, true]);
  });
});
