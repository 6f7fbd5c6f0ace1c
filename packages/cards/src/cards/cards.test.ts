import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const busy = { food: { first: 1, second: 1 } };

/** Nobody else produces, and nothing is sold at home. */
const slow = { at: 'production', demand: { food: 9 } } as const;

const idle = { factories: {} };

describe('cards in general', () => {
  it('CG-CRD-01 CG-BAD-37: a card that is turned is spent', () => {
    const seats = [{ factories: busy, cards: ['trade-office'] as const }, idle];
    const game = play({ ...slow, seats }).do('ship 4 food', 'use trade-office');
    expect(game.spent('trade-office')).toBe(true);
    expect(game.p().tokens).toBe(1);
    expect(game.refused('use trade-office')).toBe('spent');
  });

  it('CG-CRD-02: spent cards are refreshed when decades I and II end', () => {
    for (const decade of [1, 2]) {
      const game = play({
        decade,
        good: 'lamps',
        seats: [{ cards: ['trade-office'], spent: ['trade-office'] }],
        at: 'prepare',
      });
      expect(game.spent('trade-office')).toBe(false);
    }
    const game = play({ good: 'food', seats: [{ cards: ['trade-office'], spent: ['trade-office'] }], at: 'prepare' });
    expect(game.spent('trade-office')).toBe(true);
  });

  it('CG-CRD-03: a card that is discarded for its effect goes back to the supply', () => {
    const seats = [{ factories: busy, cards: ['extra-shift'] as const }, idle];
    const game = play({ ...slow, seats }).do('use extra-shift');
    expect([game.owns('extra-shift'), game.supply('extra-shift')]).toEqual([false, 1]);
  });

  it('CG-CRD-04: cards without an icon work all the time', () => {
    const factories = { food: { machines: [1, 0] as const } };
    const game = play({ ...slow, seats: [{ factories, cards: ['workshop', 'contract'] }, idle] });
    game.do('ship 1 food').until('act');
    expect([game.cash('contract'), game.cash('maintenance')]).toEqual([2, 0]);
    game.s.good = 0;
    game.go('production').do('ship 1 food').until('act');
    expect([game.cash('contract'), game.cash('maintenance')]).toEqual([4, 0]);
  });

  it('CG-CRD-05: a card taken this turn may be used in this round', () => {
    const game = play({ players: 3, demand: { food: 1 } });
    game.do('pass', 'spot food 1', 'office food price', 'take patron-food-clothes');
    game.until('patron');
    expect(game.seat).toBe(0);
    game.do('use patron-food-clothes');
    expect(game.spent('patron-food-clothes')).toBe(true);
  });
});
