import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const busy = { food: { first: 1, second: 1 } };

/** Nobody else produces, and nothing is sold at home. */
const slow = { at: 'production', demand: { food: 9 } } as const;

const idle = { factories: {} };

describe('4 Workshop, 5 Foreman', () => {
  it('CG-C04-01: two machines of each factory are free', () => {
    const factories = { food: { first: 1, second: 1, machines: [1, 1] as const } };
    const maintained = (cards: readonly 'workshop'[]) =>
      play({ ...slow, seats: [{ factories, cards }, idle] })
        .until('act')
        .cash('maintenance');
    expect([maintained([]), maintained(['workshop'])]).toEqual([-3, -1]);
  });

  it('CG-C05-01: the Foreman is attached at once', () => {
    const game = play({ at: 'develop' }).do('take foreman');
    expect(game.step).toBe('foreman');
    expect(game.refused('attach lamps')).toBe('no-factory');
    game.do('attach cutlery');
    expect(game.p().foreman).toBe(2);
  });

  it('CG-C05-02: up to four workers of that factory cost £2 less', () => {
    const seats = [{ factories: { ...busy, lamps: {} }, cards: ['foreman'] as const, foreman: 'food' as const }, idle];
    const game = play({ ...slow, wage: 4, seats }).until('act');
    expect(game.rs.wages[4]).toBe(4);
    expect(game.cash('wages')).toBe(-(6 * 4 - 4 * 2));
    const elsewhere = play({ ...slow, wage: 4, seats: [{ ...seats[0], foreman: 'lamps' }, idle] }).until('act');
    expect(elsewhere.cash('wages')).toBe(-6 * 4);
  });

  it('CG-C05-03: a worker is never paid less than £0', () => {
    const sheet = structuredClone(play().rs.sheet);
    sheet.market.wages[2] = [1, 2];
    const seats = [{ factories: { food: { first: 0 } }, cards: ['foreman'] as const, foreman: 'food' as const }, idle];
    const game = play({ ...slow, sheet, seats }).until('act');
    expect(game.cash('wages')).toBe(0);
  });
});
