import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const busy = { food: { first: 1, second: 1 } };

/** Nobody else produces, and nothing is sold at home. */
const slow = { at: 'production', demand: { food: 9 } } as const;

const idle = { factories: {} };

describe('2 Trade office, 3 Extra shift', () => {
  it('CG-C02-01: with at least one ship, one token fewer', () => {
    const seats = [{ factories: busy, cards: ['trade-office'] as const }, idle];
    expect(
      play({ ...slow, seats })
        .do('ship 2 food', 'use trade-office')
        .p().tokens,
    ).toBe(0);
    expect(
      play({ ...slow, seats })
        .do('ship 3 food', 'keep')
        .p().tokens,
    ).toBe(2);
    expect(play({ ...slow, seats }).do('ship 0 food').step).toBe('store');
  });

  it('CG-C03-01 CG-C03-03: one more good, at no extra cost', () => {
    const seats = [{ factories: busy, cards: ['extra-shift'] as const }, idle];
    const used = play({ ...slow, seats }).do('use extra-shift');
    expect(used.s.hand).toBe(6);
    used.until('act');
    const kept = play({ ...slow, seats }).do('keep');
    expect(kept.s.hand).toBe(5);
    kept.until('act');
    expect(used.p().cash).toBe(kept.p().cash);
  });
});
