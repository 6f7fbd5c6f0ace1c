import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { ALL, each, FIRST, rulesetOf, SECOND } from '../testing/rulesets.ts';

// What the editions do in which order, as the rulebooks have it.

describe('in which order', () => {
  it('FE-TIME-02 FE-SAL-01 FE-TIME-03: the production phase of the first edition', () => {
    expect(rulesetOf(spinningJenny).production).toEqual([
      'produce',
      'calling',
      'income',
      'rise',
      'wages',
      'decay',
      'storages',
    ]);
    expect(rulesetOf(waterFrame).production).toEqual([
      'schools',
      'produce',
      'calling',
      'late-shifts',
      'patrons',
      'income',
      'rise',
      'wages',
      'decay',
      'shipments',
      'contracts',
      'storages',
    ]);
    for (const rs of each(ALL)) expect(rs.cycle).toEqual(['turns', 'production', 'end-cycle']);
  });

  it('AE-FLW-02 AE-PRO-12 AE-SM-16: the production phase of the anniversary edition', () => {
    const steps = [
      'schools',
      'produce',
      'early-shifts',
      'additions',
      'settlement',
      'patrons',
      'income',
      'claims',
      'rise',
    ];
    const after = ['wages', 'decay', 'late-shifts', 'shipments'];
    expect(rulesetOf(anniversary).production).toEqual([...steps, ...after, 'contracts', 'storages']);
    expect(rulesetOf(spinningMule).production).toEqual([...steps, ...after, 'storages']);
  });

  it('FE-EOR-01 FE-EOR-08 AE-EOD-01: the end of a decade', () => {
    expect(rulesetOf(spinningJenny).endOfRound).toEqual([
      'return-markers',
      'event',
      'start-player',
      'obsolescence',
      'next-decade',
    ]);
    expect(rulesetOf(waterFrame).endOfRound).toEqual([
      'return-markers',
      'harbor-wages',
      'dismissals',
      'brokers',
      'event',
      'start-player',
      'obsolescence',
      'next-decade',
    ]);
    for (const rs of each(SECOND))
      expect(rs.endOfRound).toEqual([
        'harbor-wages',
        'dismissals',
        'event',
        'start-player',
        'return-markers',
        'next-decade',
      ]);
  });

  it('FE-PREP-01 FE-PREP-05 FE-PREP-08 AE-FND-14: 1760', () => {
    const foundations = [
      { step: 'found', k: 0, round: 1 },
      { step: 'found', k: 0, round: 2 },
    ];
    const sales = { step: 'start-sales', k: 0 };
    expect(rulesetOf(spinningJenny).preparation()).toEqual([
      ...foundations,
      { step: 'gift' },
      sales,
      { step: 'picks', k: 0 },
      { step: 'pay-factories' },
    ]);
    expect(rulesetOf(waterFrame).preparation()).toEqual([...foundations, sales, { step: 'pay-factories' }]);
    for (const rs of each(SECOND)) expect(rs.preparation()).toEqual([...foundations, sales]);
    expect(each(ALL).map((rs) => rs.gift)).toEqual([20, 0, 0, 0]);
    const water = { mustCover: true, reverse: true, special: true, atOnce: false };
    expect(each(ALL).map((rs) => rs.startSale)).toEqual([
      { mustCover: false, reverse: false, special: false, atOnce: false },
      water,
      { ...water, atOnce: true },
      { ...water, atOnce: true },
    ]);
  });

  it('FE-STX-01 AE-STK-01 AE-DP-35: the parts of the stock exchange', () => {
    for (const rs of each(FIRST))
      expect([rs.exchangeOrder, rs.tradesBothWays]).toEqual([{ goods: 0, loans: 0, shares: 0, contracts: 0 }, true]);
    for (const rs of each(SECOND))
      expect([rs.exchangeOrder, rs.tradesBothWays]).toEqual([{ goods: 0, loans: 1, shares: 2, contracts: 3 }, false]);
    expect([rulesetOf(waterFrame).halfPriceShares, rulesetOf(anniversary).halfPriceShares]).toEqual([
      { 'first-stock-exchange': 1 },
      {},
    ]);
  });
});
