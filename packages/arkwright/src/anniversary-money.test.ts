import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from './testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 200, space: 20, factories: [factory('food')], ...spec });

describe('emergency sale and loans', () => {
  it('AE-EX-45 AE-FIN-02 AE-FIN-03 AE-FIN-04 AE-DP-100 AE-BAD-68: two shares at £19 bring £38; space 28 to 24, £17', () => {
    const f = factory('food', { price: 8, workers: [2, 2, 2, 3] });
    const seats = [rich({ cash: 0, shares: 5, space: 28, factories: [f] })];
    // Nine workers at £4, and nothing sold.
    const t = jubilee({ seats, empty: 52, run: [{ step: 'production' }] });
    expect([t.pounds(0, 'wages'), t.pounds(0, 'emergency'), t.player(0).cash]).toEqual([-36, 38, 2]);
    expect([t.player(0).shares, t.player(0).space, t.rs.value[24]]).toEqual([3, 24, 17]);
  });

  it('AE-FIN-05 AE-FIN-07 AE-FIN-08 AE-AMB-16 AE-AMB-17 AE-BAD-69: loans only without shares, at the tens digit, at least one space', () => {
    const loan = (space: number) => {
      const t = jubilee({ seats: [rich({ cash: 0, shares: 0, space })] }).do('use workers at 10');
      return [t.player(0).loans, t.player(0).space];
    };
    expect([loan(25), loan(9), loan(31)]).toEqual([
      [1, 23],
      [1, 8],
      [1, 28],
    ]);
  });

  it('AE-AMB-18 AE-BAD-70 AE-BAD-42: not for buying shares', () => {
    const t = jubilee({ seats: [rich({ cash: 5, shares: 9 })] }).do('use stock-exchange at 2');
    expect(t.refused('buy 1')).toBe('cannot-afford');
  });
});
