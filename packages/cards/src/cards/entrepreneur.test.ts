import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const busy = { food: { first: 1, second: 1 } };

/** Nobody else produces, and nothing is sold at home. */
const slow = { at: 'production', demand: { food: 9 } } as const;

const idle = { factories: {} };

describe('1 Entrepreneur', () => {
  const tied = {
    at: 'production' as const,
    demand: { food: 2 },
    seats: [
      { factories: { food: { first: 1, second: 1, appeal: 5 } }, cards: ['entrepreneur'] as const },
      { factories: { food: { first: 1, second: 1, appeal: 5 } }, cards: [] },
    ],
  };

  it('CG-C01-01 CG-SV-04: it wins a tie for the highest appeal, once per decade', () => {
    const game = play(tied).until('tie');
    expect(game.seat).toBe(0);
    game.do('use entrepreneur');
    expect([game.p(0).value, game.p(1).value]).toEqual([12, 11]);
    expect(game.spent('entrepreneur')).toBe(true);
    const kept = play(tied).until('tie').do('keep');
    expect([kept.p(0).value, kept.p(1).value]).toEqual([11, 11]);
    const spent = play({ ...tied, seats: [{ ...tied.seats[0], spent: ['entrepreneur'] }, tied.seats[1] ?? {}] });
    expect(spent.until('tie', 'entrepreneur').step).toBe('entrepreneur');
  });

  it('CG-BAD-43: no tie, nothing to break', () => {
    const game = play({ ...slow, seats: [{ factories: busy, cards: ['entrepreneur'] }, idle] });
    expect(game.refused('use entrepreneur')).toBe('no-tie');
    game.until('entrepreneur');
    expect(game.refused('use entrepreneur')).toBe('no-tie');
  });

  it('CG-BAD-43: tied in appeal, but with fewer than two sold', () => {
    const few = [
      { factories: { food: { appeal: 3 } }, cards: ['entrepreneur'] as const },
      { factories: { food: { appeal: 3 } }, cards: [] },
    ];
    const game = play({ at: 'production', demand: { food: 2 }, others: [[0, 0, 0, 0]], seats: few });
    expect(game.until('tie', 'entrepreneur').step).toBe('entrepreneur');
  });

  it('CG-C01-02 CG-NXT-10: discarded at the end of a round it names the starting player, spent or not', () => {
    const seats = [{ cards: ['entrepreneur'] as const, spent: ['entrepreneur'] as const }];
    const game = play({ players: 3, seats, at: 'prepare' });
    expect(game.step).toBe('entrepreneur');
    game.do('name 2');
    expect([game.s.start, game.seat, game.owns('entrepreneur'), game.supply('entrepreneur')]).toEqual([2, 2, false, 1]);
    game.until('entrepreneur', 'act');
    while (game.s.good === 1) game.quiet();
    expect(game.s.start).toBe(0); // after seat 2 the card passes on as always
  });

  it('CG-C01-03: at the end of a decade it comes before the choice of the lowest and replaces it', () => {
    const seats = [{ cards: ['entrepreneur'] as const, shares: 20 }];
    const game = play({ players: 3, good: 'lamps', seats, at: 'prepare' });
    expect([game.step, game.seat]).toEqual(['entrepreneur', 0]);
    game.do('name 0');
    expect([game.step, game.seat]).toEqual(['act', 0]);
    const kept = play({ players: 3, good: 'lamps', seats, at: 'prepare' }).do('keep');
    expect(kept.step).toBe('name-start');
  });
});
