import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

const options = { 'early-shipping': 'yes' };
const factories = { food: {}, lamps: {} };
const stored = { 'small-1': ['food', 2], 'small-2': ['lamps', 1] } as const;

describe('early shipping', () => {
  const shipped = () => {
    const game = play({ options, good: 'clothes', seats: [{ factories, stored }] }).do('action early-shipping');
    return game.do('load 2 small-1', 'load 1 small-2');
  };

  it('CG-XSH-01 CG-XSH-03: goods of any warehouses, none of them featured, each at the price of its own factory', () => {
    expect(shipped().cash('shipping')).toBe(2 * 5 + 8);
    const late = { food: { side: 2 }, lamps: {} };
    const game = play({ options, good: 'clothes', seats: [{ factories: late, stored }] }).do('action early-shipping');
    expect(game.do('load 2 small-1', 'load 1 small-2').cash('shipping')).toBe(2 * 7 + 8);
  });

  it('CG-XSH-02 CG-XSH-04: three goods take two ships of two, and each adds a token', () => {
    expect(shipped().p()).toMatchObject({ tokens: 2, ships: 0 });
    const larger = play({ options, good: 'clothes', seats: [{ factories, stored, levels: { shipping: 1 } }] });
    larger.do('action early-shipping', 'load 2 small-1', 'load 1 small-2');
    expect(larger.p()).toMatchObject({ tokens: 1, ships: 1 });
  });

  it('CG-XSH-05: emptied warehouses go back to the reserve, partly emptied ones stay', () => {
    expect([shipped().p().warehouses, shipped().p().stored]).toEqual([
      [-1, -1, -2],
      [0, 0, 0],
    ]);
    const game = play({ options, good: 'clothes', seats: [{ factories, stored }] }).do('action early-shipping');
    game.do('load 1 small-1', 'done');
    expect([game.p().warehouses, game.p().stored]).toEqual([
      [0, 3, -2],
      [1, 1, 0],
    ]);
  });

  it('CG-XSH-06: Trade office and Contract apply as in the production phase', () => {
    const cards = ['trade-office', 'contract'] as const;
    const game = play({ options, good: 'clothes', seats: [{ factories, stored, cards }] }).do('action early-shipping');
    game.do('load 2 small-1', 'load 1 small-2', 'use trade-office');
    expect([game.p().tokens, game.cash('contract'), game.spent('trade-office')]).toEqual([1, 6, true]);
  });

  it('CG-XSH-02: different goods in one ship', () => {
    const game = play({ options, good: 'clothes', seats: [{ factories, stored }] });
    game.do('action early-shipping', 'load 1 small-1', 'load 1 small-2');
    // The warehouse with one food stays; two goods took one ship.
    if (game.step === 'load') game.do('done');
    expect(game.p()).toMatchObject({ cash: 50 + 5 + 8, tokens: 1, ships: 1 });
    expect(game.p().stored).toEqual([1, 0, 0]);
  });

  it('CG-XSH-02: no more than the ships hold', () => {
    const seats = [
      {
        factories,
        stored: { 'small-1': ['food', 2], large: ['lamps', 4] } as const,
        cards: ['large-warehouse'] as const,
      },
    ];
    const game = play({ options, seats }).do('action early-shipping', 'load 2 small-1');
    expect(game.option('load 1 large')?.range).toMatchObject({ to: 2, limit: { code: 'ship-room' } });
    expect(game.refused('load 1 small-1')).toBe('loaded-now');
  });

  it('CG-WH-07: a large warehouse that was partly emptied may be replaced by a small one', () => {
    const seats = [{ factories, stored: { large: ['lamps', 4] } as const, cards: ['large-warehouse'] as const }];
    const game = play({ options, seats }).do('action early-shipping', 'load 2 large');
    expect(game.step).toBe('swap');
    game.do('swap');
    expect([game.p().warehouses, game.p().stored]).toEqual([
      [3, -1, -1],
      [2, 0, 0],
    ]);
  });

  it('CG-XSH-06: Trade office and Contract apply', () => {
    const game = play({
      options,
      good: 'clothes',
      seats: [{ factories, stored, cards: ['trade-office', 'contract'] }],
    });
    game.do('action early-shipping', 'load 2 small-1');
    expect(game.option('done')?.notes).toContainEqual({ code: 'sails', params: { ships: 1, income: 10 + 4 } });
    game.do('done', 'use trade-office');
    expect(game.p()).toMatchObject({ cash: 50 + 10 + 4, tokens: 0, ships: 1 });
  });

  it('CG-BAD-42: nothing stored, nothing to ship', () => {
    expect(play({ options }).refused('action early-shipping')).toBe('nothing-stored');
    const none = play({ options, seats: [{ factories, stored, ships: 0 }] });
    expect(none.refused('action early-shipping')).toBe('no-ships');
  });
});
