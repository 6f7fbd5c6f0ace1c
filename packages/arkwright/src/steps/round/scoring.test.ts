import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frames.ts';
import { factory, jenny, type SeatSpec, water } from '../../testing/position.ts';

const FINAL: Frame[] = [{ step: 'event' }];
const last = (seats: SeatSpec[]) => jenny({ seats, decade: 1790, run: FINAL });
const lastWater = (seats: SeatSpec[]) => water({ players: Math.max(3, seats.length), seats, decade: 1810, run: FINAL });

describe('the end of the game', () => {
  it('FE-END-02 FE-EX-33: space 36, 16 shares, £84: three shares for £66', () => {
    const t = last([{ space: 36, shares: 16, cash: 84, stored: { lamps: 1 } }]);
    expect(t.step).toBe('exchange');
    t.do('buy 3');
    expect([t.player(0).shares, t.player(0).cash]).toEqual([19, 18]);
    // No selling of shares, no contracts.
    expect(t.refused('sell shares 1')).toBe('no-shares-sold');
    expect(t.refused('contract food 2')).toBe('no-contracts');
    const other = water({
      players: 3,
      seats: [{ cash: 84, stored: { lamps: 1 } }],
      run: [{ step: 'final-exchanges', k: 0 }],
    });
    expect([other.refused('contract food 2'), other.rule('contract food 2')]).toEqual(['not-offered', 'FE-END-02']);
    t.do('sell 1 lamps');
    expect(t.player(0).cash).toBe(23);
  });

  it('FE-EMS-08: loans can be repaid there as well', () => {
    const t = last([{ shares: 0, loans: 2, cash: 30 }]).do('repay 2');
    expect([t.player(0).loans, t.player(0).cash]).toEqual([0, 4]);
  });

  it('FE-END-03: with an open loan a player has lost and is not ranked', () => {
    const t = last([{ shares: 0, loans: 1 }, { shares: 0 }]);
    expect([t.s.winners, t.told('out')[0]?.seat]).toEqual([[1], 0]);
    expect(
      last([
        { shares: 0, loans: 1 },
        { shares: 0, loans: 1 },
      ]).s.winners,
    ).toEqual([]);
  });

  it('FE-END-04: for each marked factory four spaces back and two shares', () => {
    const t = lastWater([{ shares: 10, space: 30, factories: [factory('food', { marked: 1 })] }]);
    expect([t.player(0).space, t.player(0).shares]).toEqual([26, 8]);
  });

  it('FE-END-05 FE-EX-61: for each contract as many spaces back as its number; the agent does not help', () => {
    const t = lastWater([{ space: 30, contracts: { food: 6 }, tiles: ['agent'] }]);
    expect(t.player(0).space).toBe(24);
    expect(lastWater([{ space: 30, contracts: { food: 10, lamps: 2 } }]).player(0).space).toBe(18);
  });

  it('FE-END-06 FE-END-08 FE-EX-62: 19 shares, space 41, a contract on 6: £22 each, 418; without the contract 456', () => {
    const portfolio: SeatSpec = { shares: 16, space: 41, cash: 72 + 20 };
    const open = lastWater([{ ...portfolio, contracts: { lamps: 6 } }]).do('buy 3');
    expect(open.told('over')[0]?.scores[0]).toBe(418);
    const clean = lastWater([portfolio]).do('buy 3');
    // Cash, factories and goods count nothing.
    expect(clean.told('over')[0]?.scores[0]).toBe(456);
  });

  it('FE-END-07: the highest score, then more cash, then a shared victory', () => {
    expect(last([{ shares: 12 }, { shares: 13 }]).s.winners).toEqual([1]);
    expect(
      last([
        { shares: 12, cash: 5 },
        { shares: 12, cash: 6 },
      ]).s.winners,
    ).toEqual([1]);
    expect(
      last([
        { shares: 12, cash: 5 },
        { shares: 12, cash: 5 },
      ]).s.winners,
    ).toEqual([0, 1]);
  });
});
