import { describe, expect, it } from 'vitest';
import { factory, mule, type SeatSpec, type Situation, water } from '../../testing/position.ts';

const PHASE = [{ step: 'production' }] as const;
/** Nobody buys: what is produced is left. */
const seat: SeatSpec = {
  cash: 100,
  space: 30,
  factories: [factory('clothes', { price: 9 })],
  ships: [2, 4],
  contracts: { clothes: 6, lamps: 4 },
  edges: ['clothes'],
  stored: { clothes: 4 },
};
const phase = (spec: Partial<SeatSpec> = {}, more: Situation = {}) =>
  water({ players: 3, seats: [{ ...seat, ...spec }], cycle: 'clothes', empty: 4, run: PHASE, ...more });

describe('shipment of the featured good', () => {
  it('FE-SHA-01 FE-SHA-02: the contract of the featured good may be served completely, or not', () => {
    const t = phase();
    expect([t.step, t.open]).toEqual(['shipment', ['deliver 6 clothes', 'done']]);
    expect(t.refused('deliver 4 clothes')).toBe('served-completely');
    expect(phase({ stored: { clothes: 2 } }).step).toBe('storage');
  });

  it('FE-BAD-51: only the featured good', () => {
    expect(phase().refused('deliver 4 lamps')).toBe('only-featured-good');
  });

  it('FE-SHA-03: from unsold production and the warehouses; the former needs no warehouse', () => {
    const t = phase().do('deliver 6 clothes');
    expect(t.stored(0, 'clothes')).toBe(1);
    const direct = phase({ stored: {}, edges: [], contracts: { clothes: 2 } }).do('deliver 2 clothes');
    expect(direct.pounds(0, 'shipping')).toBe(18);
  });

  it('FE-SHA-04 FE-SHA-06 FE-EX-58: two ships for six clothes: £54, two spaces back', () => {
    const t = phase({ chart: { 4: 'ship-4' } }).do('deliver 6 clothes');
    expect([t.pounds(0, 'shipping'), t.player(0).space]).toEqual([54, 28]);
    // One ship is enough for four, so one is used.
    expect(
      phase({ contracts: { clothes: 4 } })
        .do('deliver 4 clothes')
        .player(0).space,
    ).toBe(29);
  });

  it('FE-SHA-05 FE-SHA-09: the base quality for each good, whatever the price; the contract returns', () => {
    const t = phase({ contracts: { clothes: 2 } }).do('deliver 2 clothes');
    expect([t.pounds(0, 'shipping'), t.contract(0, 'clothes')]).toEqual([18, 0]);
  });

  it('FE-SHA-07: what the office brings is told with the shipping', () => {
    const codes = (tiles: SeatSpec['tiles'] & object) =>
      phase({ tiles })
        .option('deliver 6 clothes')
        ?.notes.map(({ code, params }) => `${code} ${params.pounds ?? ''}`);
    expect(codes(['office'])).toEqual(['income-each 9', 'shipping-bonus 5', 'back ']);
    expect(codes([])).toEqual(['income-each 9', 'back ']);
  });

  it('FE-SHA-07: the office brings £5', () => {
    expect(
      phase({ tiles: ['office'] })
        .do('deliver 6 clothes')
        .pounds(0, 'office'),
    ).toBe(5);
  });

  it('FE-SHA-08 FE-EX-59: the agent serves a contract on 6 with 5, 6 or 7 goods', () => {
    const t = phase({ tiles: ['agent'], ships: [2, 6] });
    expect(t.open).toEqual(['deliver 5 clothes', 'deliver 6 clothes', 'deliver 7 clothes', 'done']);
  });

  it('FE-SHA-10 FE-SHA-13: not served, it rises one space; contracts of other goods stay', () => {
    const t = phase().do('done');
    expect([t.contract(0, 'clothes'), t.contract(0, 'lamps')]).toEqual([8, 4]);
  });

  it('FE-SHA-11: on 10 it stays and the indicator goes back two', () => {
    const t = phase({ contracts: { clothes: 10 } });
    expect([t.contract(0, 'clothes'), t.player(0).space]).toEqual([10, 28]);
  });

  it('FE-SHA-12: with two players the same on space 4', () => {
    const t = phase({ contracts: { clothes: 4 }, ships: [2] }, { players: 2 });
    expect([t.contract(0, 'clothes'), t.player(0).space]).toEqual([4, 28]);
  });

  it('FE-SHA-02: fewer than the contract wants is told by the contract', () => {
    const seat = {
      cash: 50,
      space: 20,
      factories: [factory('food', { price: 8 })],
      ships: [4],
      edges: ['food'] as const,
    };
    const seats = [{ ...seat, stored: { food: 4 }, contracts: { food: 4 } }];
    const t = water({ players: 3, seats, cycle: 'food', empty: 0, run: [{ step: 'shipments', k: 0 }] });
    expect([t.step, t.refused('deliver 1 food'), t.rule('deliver 1 food')]).toEqual([
      'shipment',
      'served-completely',
      'FE-SHA-02',
    ]);
    expect(t.refused('deliver 1 lamps')).toBe('only-featured-good');
  });

  it('AE-SM-17 AE-SM-24: without a ship nothing is shipped', () => {
    const seat = { cash: 50, factories: [factory('food')], edges: ['food'] as const, stored: { food: 3 } };
    const run = [{ step: 'shipments', k: 0 }] as const;
    expect(mule({ seats: [seat], cycle: 'food', run }).step).toBeUndefined();
    expect(mule({ seats: [{ ...seat, ships: [2] }], cycle: 'food', run }).step).toBe('shipment');
  });

  it('FE-SHA-06: where more crates take another ship, spaces back are said as the most that it can be', () => {
    const seat = { cash: 50, factories: [factory('food')], edges: ['food', 'clothes'] as const, stored: { food: 5 } };
    const run = [{ step: 'shipments', k: 0 }] as const;
    const back = (ships: number[]) =>
      mule({ seats: [{ ...seat, ships }], cycle: 'food', run })
        .option('deliver 1 food')
        ?.notes.find(({ code }) => code.startsWith('back'));
    expect(back([4, 2])).toEqual({ code: 'back-at-most', params: { spaces: 2 } });
    expect(back([4])).toEqual({ code: 'back', params: { spaces: 1 } });
  });
});
