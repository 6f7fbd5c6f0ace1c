import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

describe('stock exchange', () => {
  it('CG-STK-01: shares, then loans, then ships; at least one of them', () => {
    const game = play({ seats: [{ ships: 1 }] }).do('action exchange');
    expect(game.step).toBe('buy');
    expect(game.do('buy 1').step).toBe('loans');
    expect(game.do('loans 1').step).toBe('ships');
    game.do('reactivate');
    expect(game.p()).toMatchObject({ shares: 11, loans: 1, ships: 2 });
    const nothing = play().do('action exchange', 'buy 0');
    // Nothing bought, and both ships ready: a loan it must be.
    expect([nothing.refused('loans 0'), nothing.rule('loans 0')]).toEqual(['exchange-something', 'CG-STK-01']);
    const ships = play({ seats: [{ ships: 0, loans: 9 }] }).do('action exchange', 'buy 0');
    expect(ships.p().ships).toBe(2); // the only thing left to do
  });

  it('CG-STK-02 CG-STK-11 CG-BAD-20: any number at the share value, as far as cash goes; the value stays', () => {
    const game = play({ seats: [{ cash: 50, value: 12 }] }).do('action exchange');
    expect(game.option('buy 0')?.range).toMatchObject({ to: 4, limit: { code: 'no-cash', params: { missing: 10 } } });
    expect(game.refused('buy 5')).toBe('no-cash');
    game.do('buy 4');
    expect(game.p()).toMatchObject({ cash: 2, shares: 14, value: 12 });
  });

  it('CG-STK-03: loans come after buying and cannot pay for shares', () => {
    const game = play({ seats: [{ cash: 5 }] }).do('action exchange');
    expect(game.step).toBe('loans');
    expect(game.refused('buy 1')).toBe('buy-first');
    game.do('loans 1');
    expect(game.p()).toMatchObject({ cash: 15, shares: 10 });
  });

  it('CG-STK-04 CG-DEV-09 CG-EX-22: at level 1 one share costs half, rounded up: 8 + 15 = £23', () => {
    const game = play({ seats: [{ cash: 50, value: 15, levels: { exchange: 1 } }] }).do('action exchange', 'buy 2');
    expect(game.p().cash).toBe(50 - 23);
  });

  it('CG-STK-05: at level 2 two shares cost half each', () => {
    const game = play({ seats: [{ cash: 50, value: 15, levels: { exchange: 2 } }] }).do('action exchange', 'buy 3');
    expect(game.p().cash).toBe(50 - 8 - 8 - 15);
  });

  it('CG-STK-06 CG-BAD-21: the discount is used once per turn', () => {
    const game = play({ seats: [{ cash: 50, value: 15, levels: { exchange: 1 } }] }).do('action exchange', 'buy 3');
    expect(game.p().cash).toBe(50 - 8 - 15 - 15);
    // Who wants more would have bought them with the others.
    expect([game.refused('buy 1'), game.rule('buy 1')]).toEqual(['buy-first', 'CG-STK-01']);
  });

  it('CG-STK-07 CG-STK-08: each loan pays the share value; any number up to nine', () => {
    const game = play({ seats: [{ cash: 0, value: 13 }] }).do('action exchange', 'loans 9');
    expect(game.p()).toMatchObject({ cash: 9 * 13, loans: 9 });
  });

  it('CG-STK-09: reactivating brings both ships back', () => {
    const game = play({ seats: [{ ships: 0 }] }).do('action exchange', 'buy 1', 'loans 0', 'reactivate');
    expect(game.p().ships).toBe(2);
  });

  it('CG-STK-10: shipping tokens do not change the price of shares', () => {
    const game = play({ seats: [{ tokens: 6 }] }).do('action exchange', 'buy 1');
    expect(game.p().cash).toBe(40);
  });

  it('CG-STK-12: nothing repays a loan or sells a share', () => {
    const game = play({ seats: [{ loans: 3, cash: 90 }] });
    expect(game.open.some((line) => /repay|sell/.test(line))).toBe(false);
    game.do('action exchange');
    expect(game.refused('loans -1')).toBeDefined();
    expect(game.refused('buy -1')).toBeDefined();
    expect(game.p()).toMatchObject({ loans: 3, shares: 10 });
  });

  it('CG-STK-13 CG-BAD-23: never above 30 shares', () => {
    const game = play({ seats: [{ shares: 29, cash: 90 }] }).do('action exchange');
    expect(game.refused('buy 2')).toBe('thirty-shares');
  });
});
