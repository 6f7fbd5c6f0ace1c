import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

describe('6 Broker', () => {
  it('CG-C06-01 CG-C06-02 CG-BAD-38: one or two shares at half price instead of a development, whatever the level', () => {
    const seats = [{ cards: ['broker'] as const, value: 15, levels: { exchange: 0 } }];
    const game = play({ at: 'develop', seats }).do('use broker');
    for (const line of ['develop quality', 'take engineer', 'skip'])
      expect([game.refused(line), game.rule(line)]).toEqual(['broker-instead', 'CG-C06-01']);
    expect(game.refused('buy 3')).toBe('broker-shares');
    game.do('buy 2');
    expect(game.p()).toMatchObject({ cash: 50 - 16, shares: 12, brokered: 1 });
    expect([game.owns('broker'), game.step]).toEqual([false, undefined]);
  });

  it('CG-C06-01: as far as cash goes', () => {
    const poor = play({ at: 'develop', seats: [{ cards: ['broker'], cash: 4 }] });
    expect([poor.refused('use broker'), poor.rule('use broker')]).toEqual(['broker-cash', 'CG-C06-01']);
    const some = play({ at: 'develop', seats: [{ cards: ['broker'], cash: 7 }] }).do('use broker');
    expect(some.p().shares).toBe(11); // one share is all there is to choose
  });

  it('discount and Broker may both be used in one turn (A-42)', () => {
    const seats = [{ cards: ['broker'] as const, levels: { exchange: 1 } }];
    const game = play({ good: 'lamps', seats }).do('action exchange', 'buy 1', 'loans 0', 'use broker', 'buy 2');
    expect(game.p()).toMatchObject({ shares: 13, cash: 50 - 5 - 10 });
  });
});
