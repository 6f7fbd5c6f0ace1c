import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

const idle = { factories: {} };

describe('share value and distribution', () => {
  const pair = (a: number, b: number, demand: number, more = {}) =>
    play({
      players: 3,
      at: 'production',
      demand: { food: demand },
      seats: [
        { factories: { food: { first: 1, second: 1, appeal: a } }, cards: [], ...more },
        { factories: { food: { first: 1, second: 1, appeal: b } }, cards: [] },
        idle,
      ],
    }).until('act');

  it('CG-SV-01 CG-SV-06: two sold at home bring one step, one does not', () => {
    const game = pair(5, 4, 3);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'value', who: 0, why: 'sold', by: 1 }));
    expect(game.p(1).value).toBe(10);
  });

  it('CG-SV-02: stored goods count', () => {
    const factories = { food: { first: 0, appeal: 6 } };
    const stored = { 'small-1': ['food', 1] } as const;
    const game = play({
      players: 3,
      at: 'production',
      demand: { food: 0 },
      seats: [{ factories, stored }, idle, idle],
    });
    game.do('sell 1 food').until('act');
    expect(game.p().value).toBe(12);
  });

  it('CG-SV-03: the highest appeal among them brings one more', () => {
    const game = pair(6, 5, 3);
    expect([game.p(0).value, game.p(1).value]).toEqual([12, 11]);
  });

  it('CG-SV-03: who sold fewer does not count, whatever his appeal (A-36)', () => {
    const seats = [
      { factories: { food: { first: 1, appeal: 5 } }, cards: [] },
      { factories: { food: { first: 0, appeal: 9 } }, cards: [] },
      idle,
    ];
    const game = play({ players: 3, at: 'production', demand: { food: 3 }, seats }).until('act');
    expect([game.p(0).value, game.p(1).value]).toEqual([12, 10]);
  });

  it('CG-SV-04: in a tie nobody gains it', () => {
    const game = pair(6, 6, 3);
    expect([game.p(0).value, game.p(1).value]).toEqual([11, 11]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'tied', appeal: 6 }));
  });

  it('CG-SV-05: the neutral colour takes part and gains nothing', () => {
    const seats = [{ factories: { food: { first: 1, second: 1, appeal: 6 } }, cards: [] }, idle];
    const value = (neutral: number) =>
      play({ at: 'production', demand: { food: 3 }, others: [[neutral, 0, 0, 0]], seats })
        .until('act')
        .p(0).value;
    expect([value(5), value(6), value(7)]).toEqual([12, 11, 11]);
  });

  it('CG-SV-07: the share value stops at 30', () => {
    expect(pair(6, 5, 3, { value: 29 }).p(0).value).toBe(30);
  });

  it('CG-DST-01 CG-DST-02 CG-DST-03: the distribution of the producing factory falls by one; at 0 its card goes back', () => {
    const factories = { food: { first: 1, appeal: 3 }, lamps: { appeal: 2 } };
    const distribution = [
      ['distribution-a', 'food', 1],
      ['distribution-b', 'lamps', 2],
    ] as const;
    const game = play({
      players: 3,
      at: 'production',
      demand: { food: 3 },
      seats: [{ factories, distribution }, idle, idle],
    });
    game.until('act');
    expect([game.p().distribution, game.p().distributionValue]).toEqual([
      [-1, 3, -2],
      [0, 2, 0],
    ]);
    expect([game.appeal('food'), game.appeal('lamps')]).toEqual([3, 2]);
  });
});
