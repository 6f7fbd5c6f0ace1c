import { describe, expect, it } from 'vitest';
import { bankShares } from './money.ts';
import { factory, jubilee, rich, type SeatSpec } from './testing/position.ts';

describe('emergency sale and loans', () => {
  /** Nine workers at £4, and nothing sold. */
  const short = (spec: SeatSpec) => {
    const f = factory('food', { price: 8, workers: [2, 2, 2, 3] });
    return jubilee({ seats: [rich({ cash: 0, ...spec, factories: [f] })], empty: 52, run: [{ step: 'production' }] });
  };

  it('AE-EX-45 AE-FIN-03 AE-FIN-04: two shares at £19 bring £38; space 28 to 24, £17', () => {
    const t = short({ shares: 5, space: 28 });
    expect([t.pounds(0, 'wages'), t.pounds(0, 'emergency')]).toEqual([-36, 38]);
    expect([t.player(0).shares, t.player(0).space, t.rs.value[24]]).toEqual([3, 24, 17]);
    // The digit is read once: from 31 three spaces for each share.
    expect(short({ shares: 5, space: 31 }).player(0).space).toBe(25);
    expect(short({ shares: 9, space: 9 }).player(0).space).toBe(9);
  });

  it('AE-FIN-02 AE-DP-100 AE-BAD-68: as many as the payment needs, and what the last one brings too much is kept', () => {
    const t = short({ shares: 5, space: 28 });
    expect([t.player(0).cash, t.refused('sell shares 1')]).toEqual([2, 'game-over']);
    // £36 are there: nothing is sold; £35 want one share.
    expect([
      short({ cash: 36, shares: 5, space: 28 }).player(0).shares,
      short({ cash: 35, shares: 5 }).player(0).shares,
    ]).toEqual([5, 4]);
  });

  const loan = (space: number, shares = 0) => {
    const t = jubilee({ seats: [rich({ cash: 0, shares, space })] }).do('use workers at 10');
    return [t.player(0).loans, t.player(0).space];
  };

  it('AE-FIN-05 AE-BAD-69: a loan only without shares', () => {
    expect([loan(25, 1), loan(25)]).toEqual([
      [0, 23],
      [1, 23],
    ]);
  });

  it('AE-FIN-07 AE-AMB-16 AE-AMB-17: it costs the tens digit of the space, and one space at least', () => {
    expect([loan(25), loan(9), loan(31), loan(10)]).toEqual([
      [1, 23],
      [1, 8],
      [1, 28],
      [1, 9],
    ]);
    // Four loans for £36, all at the digit of the first.
    expect([short({ shares: 0, space: 25 }).player(0).loans, short({ shares: 0, space: 25 }).player(0).space]).toEqual([
      4, 17,
    ]);
  });

  it('AE-FIN-08: each open loan takes one share out of the bank', () => {
    const left = (loans: number) => {
      const t = jubilee({ seats: [rich({ shares: 25, loans, cash: 900 })] }).do('use stock-exchange at 2');
      return (loans > 0 ? t.do(`repay ${loans}`) : t).open.filter((line) => line.startsWith('buy')).length;
    };
    const t = jubilee({ seats: [rich({ shares: 25, loans: 3 })], run: [] });
    expect([bankShares(t.rs, t.player(0)), left(0), left(3)]).toEqual([2, 5, 5]);
  });

  it('AE-AMB-18 AE-BAD-70 AE-BAD-42: not for buying shares', () => {
    const t = jubilee({ seats: [rich({ cash: 5, shares: 9 })] }).do('use stock-exchange at 2');
    expect(t.refused('buy 1')).toBe('cannot-afford');
  });
});
