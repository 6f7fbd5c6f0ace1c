import { put } from '@cromford/kernel';
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

  it('CG-CRD-04: cards without an icon work all the time: they are neither turned nor discarded', () => {
    const factories = { food: { second: 1, machines: [1, 0] as const } };
    const cards = ['workshop', 'contract', 'foreman', 'large-warehouse'] as const;
    const game = play({ ...slow, seats: [{ factories, cards, foreman: 'food' }, idle] });
    for (const round of [1, 2, 3]) {
      game.p().ships = 2;
      game.s.good = 0;
      game.s.demand = put(game.s.demand, 0, 9);
      if (round > 1) game.go('production');
      game.do('ship 1 food').until('act');
      // Two machines at £0; four workers, tile and second card, at £0 instead of £2; £2 for the good that was shipped.
      expect([game.cash('contract'), game.cash('maintenance'), game.cash('wages')]).toEqual([2 * round, 0, 0]);
    }
    expect([game.p().cards.length, game.p().spent]).toEqual([4, 0]);
  });

  it('CG-CRD-01 CG-CRD-04: cards that are turned work once, and then no more', () => {
    const seats = [{ factories: busy, cards: ['trade-office'] as const, spent: ['trade-office'] as const }, idle];
    const game = play({ ...slow, seats }).do('ship 4 food');
    expect([game.step, game.p().tokens]).toEqual(['store', 2]);
  });

  it('CG-DEV-13: a spent card that goes back is not spent for who takes it next', () => {
    const game = play({ at: 'develop', seats: [{ cards: ['trade-office', 'patent'], spent: ['trade-office'] }] });
    game.do('discard trade-office');
    expect(game.p().spent).toBe(0);
    const other = play({ at: 'develop', seats: [{ cards: ['trade-office', 'patent'], spent: ['trade-office'] }] });
    other.do('discard patent');
    expect(other.spent('trade-office')).toBe(true);
  });

  it('CG-CRD-05: a card taken this turn may be used in this round', () => {
    const game = play({ players: 3, demand: { food: 1 } });
    game.do('pass', 'spot food 1', 'office food price', 'take patron-food-clothes');
    game.until('patron');
    // In the food round of the first decade, not when it comes round again.
    expect([game.seat, game.s.decade, game.s.good]).toEqual([0, 1, 0]);
    game.do('use patron-food-clothes');
    expect(game.spent('patron-food-clothes')).toBe(true);
  });

  it.each([
    ['trade-office', 'ship 2 food'],
    ['extra-shift', undefined],
  ] as const)('CG-CRD-05: whatever card it is, if its moment comes', (card, before) => {
    const idle = { factories: {} };
    const game = play({ players: 3, demand: { food: 9 }, supply: [card], seats: [{ cards: [] }, idle, idle] });
    game.do('pass', 'spot food 4', 'office food price', `take ${card}`);
    if (before) game.until('ship').do(before);
    game.until(card);
    expect([game.seat, game.s.decade, game.s.good]).toEqual([0, 1, 0]);
    expect(game.open).toContain(`use ${card}`);
  });
});
