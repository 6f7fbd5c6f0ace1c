import { describe, expect, it } from 'vitest';
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

describe('costs and emergency fund', () => {
  it('CG-CST-01 CG-CST-02 CG-CST-03: fixed cost, wages for each worker, £1 for each machine', () => {
    const factories = { food: { first: 1, second: 1, machines: [1, 0] as const } };
    const game = play({
      players: 3,
      at: 'production',
      wage: 2,
      demand: { food: 3 },
      seats: [{ factories }, idle, idle],
    });
    game.until('act');
    expect([game.cash('fixed-cost'), game.cash('wages'), game.cash('maintenance')]).toEqual([-2, -4 * 3, -2]);
  });

  it('CG-CST-04: only the factory of the featured good costs anything', () => {
    const factories = { food: { first: 1 }, lamps: { first: 1, second: 1 } };
    const game = play({ players: 3, at: 'production', demand: { food: 3 }, seats: [{ factories }, idle, idle] }).until(
      'act',
    );
    expect(game.p().cash).toBe(50 - 2 - 8);
  });

  it('CG-CST-05: also when nothing was sold', () => {
    expect(selling(0, 9).until('act').p().cash).toBe(50 - 2 - 12);
  });

  it('CG-EMG-01 CG-BAD-24: no bank loans in the production phase', () => {
    expect(selling(0, 9, { cash: 0 }).refused('loans 1')).toBe('loans-only-exchange');
  });

  it('CG-EMG-02 CG-EMG-03 CG-EX-23: each token gives half the share value, rounded up, and no more are taken than needed', () => {
    const one = selling(0, 9, { cash: 6, value: 15 });
    expect(one.note('ship 0 food', 'costs-emergency')?.params).toEqual({ due: 14, cash: 6, tokens: 1 });
    expect(one.note('ship 0 food', 'costs-shipping')?.params).toEqual({ least: 2 });
    expect(selling(0, 9, { cash: 6, value: 15, ships: 0 }).note('ship 0 food', 'costs-shipping')).toBeUndefined();
    one.until('act');
    expect(one.p()).toMatchObject({ cash: 0, loans: 1 });
    const two = selling(0, 9, { cash: 5, value: 15 }).until('act');
    expect(two.p()).toMatchObject({ cash: 5 + 16 - 14, loans: 2 });
    expect(two.cash('emergency')).toBe(16);
  });

  it('CG-EMG-04: with nine tokens and costs still open the player is out', () => {
    const game = selling(0, 9, {
      cash: 3,
      loans: 8,
      cards: ['workshop', 'engineer'],
      quality: [['engineer', 'food', 5]],
    });
    expect(game.note('ship 0 food', 'costs-bankrupt')).toBeDefined();
    game.until('act');
    const p = game.p(0);
    expect([p.out, p.loans, p.cash, p.cards, p.appeal]).toEqual([1, 9, 0, [], [-1, -1, -1, -1]]);
    expect([game.supply('workshop'), game.demand('food'), game.seat]).toEqual([1 + 1 - 1, 9, 1]);
    const seats: (number | undefined)[] = [];
    while (game.s.good === 1) {
      if (game.step === 'act') seats.push(game.seat);
      game.quiet();
    }
    expect(seats).toEqual([1, 2]);
  });

  it('CG-EMG-04: a last survivor wins at once', () => {
    const factories = { food: { first: 1, second: 1 } };
    const game = play({ at: 'production', demand: { food: 9 }, seats: [{ factories, cash: 0, loans: 9 }, idle] });
    game.until();
    expect(game.engine.rules.winners(game.s)).toEqual([1]);
    expect(game.engine.rules.score(game.s)[0]).toBe(0);
  });

  it('CG-EMG-05: nothing but production costs is paid by the fund', () => {
    const game = play({ seats: [{ cash: 0 }] }).do('action exchange');
    expect(game.step).toBe('loans');
    expect(game.p().loans).toBe(0);
  });
});
