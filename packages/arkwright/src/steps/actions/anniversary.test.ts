import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from '../../testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 200, space: 20, factories: [factory('food')], ...spec });

describe('playing an action tile', () => {
  it('AE-ADM-01 AE-ADM-02 AE-ADM-03 AE-ADM-04 AE-CMP-16 AE-BAD-01 AE-BAD-02 AE-BAD-10: one tile on an empty slot, its fee is paid', () => {
    const t = jubilee({ seats: [rich({ chart: { 6: 'quality' } })] });
    expect(t.refused('done')).toBe('must-act');
    expect(t.refused('use workers at 6')).toBe('space-taken');
    expect(t.refused('use first-production at 2')).toBe('not-your-marker');
    expect(t.refused('use ship-2 at 2')).toBe('not-your-marker');
    t.do('use workers at 8');
    expect(t.pounds(0, 'administration')).toBe(-8);
  });

  it('AE-BAD-05: nothing but the exact fee without accountant or engineer', () => {
    expect(
      jubilee({ seats: [rich()] })
        .do('use workers at 8')
        .refused('pay 7'),
    ).toBe('not-offered');
  });

  it('AE-ADM-05 AE-ADM-07 AE-ADM-08 AE-BAD-13 AE-BAD-14: main action first, then one additional action, both by choice', () => {
    const t = jubilee({ seats: [rich()] }).do('use workers at 2');
    expect(t.refused('take tile office')).toBe('not-offered');
    t.do('done');
    expect([t.step, t.refused('price food 5')]).toEqual(['special', 'not-offered']);
    t.do('done');
    expect(t.step).toBeUndefined();
  });

  it('AE-EX-06 AE-ADM-09 AE-ADM-10 AE-AMB-04 AE-QUA-01 AE-BAD-12: too low a fee: no boost, but prices', () => {
    const seats = [rich({ chart: { 6: 'machinery' } })];
    expect(jubilee({ seats }).do('use quality at 4').step).toBe('prices');
    expect(jubilee({ seats }).do('use quality at 4').refused('improve food')).toBe('fewer-increases');
    expect(jubilee({ seats }).do('use quality at 8').open).toContain('improve food');
  });

  it('AE-EX-07 AE-ADM-11: quality on £8: one boost, £2 are lost', () => {
    expect(jubilee({ seats: [rich()] }).do('use quality at 8').s.turn.left).toBe(1);
  });

  it('AE-EX-08 AE-ADM-12 AE-ADM-13 AE-ADM-14 AE-ADM-16 AE-DP-11 AE-BAD-07 AE-BAD-09: taken back for £2 and placed again, here or elsewhere', () => {
    const t = jubilee({ seats: [rich({ chart: { 6: 'machinery', 4: 'quality' } })] });
    expect(t.refused('use machinery at 8')).toBe('taking-back');
    expect(t.refused('reuse machinery at 4')).toBe('space-taken');
    t.do('reuse machinery at 6');
    expect([t.pounds(0, 'administration'), t.s.turn.left]).toEqual([-8, 2]);
    const moved = jubilee({ seats: [rich({ chart: { 6: 'machinery', 4: 'quality' } })] }).do('reuse machinery at 10');
    expect(moved.player(0).chart).toEqual(['', 'quality', '', '', 'machinery']);
  });

  it('AE-EX-16 AE-ADM-15: £4 twice is one machine each time', () => {
    const t = jubilee({ seats: [rich({ chart: { 4: 'machinery' } })] }).do('reuse machinery at 4');
    expect(t.s.turn.left).toBe(1);
  });

  it('AE-ADM-06 AE-ADM-18 AE-FIN-01: who is short of cash raises the fee by emergency sale', () => {
    const t = jubilee({ seats: [rich({ cash: 1, shares: 4, edges: ['food'], stored: { food: 5 } })] });
    t.do('use stock-exchange at 2');
    expect([t.player(0).shares, t.player(0).cash]).toEqual([3, 14]);
  });
});

describe('factories', () => {
  it('AE-EX-09 AE-FAC-01 AE-FAC-02 AE-FAC-03 AE-FAC-04 AE-FAC-05 AE-FAC-06 AE-FAC-07 AE-FAC-08: modernise, close, modernise', () => {
    const t = jubilee({
      decade: 1780,
      fired: 0,
      seats: [
        rich({
          edges: ['clothes'],
          stored: { clothes: 2 },
          factories: [factory('food'), factory('clothes', { quality: 2 }), factory('lamps')],
        }),
      ],
    });
    t.do('use factory at 2', 'modernise food 2', 'close clothes', 'modernise lamps 2');
    expect([t.player(0).factories[1], t.s.fired, t.stored(0, 'clothes'), t.appeal(0, 'food')]).toEqual([null, 4, 2, 5]);
  });

  it('AE-EX-12 AE-FAC-17 AE-FAC-18 AE-FAC-19 AE-FAC-20 AE-FAC-22: modernised twice: £22, five goods, appeal +4', () => {
    const t = jubilee({ decade: 1800, seats: [rich({ factories: [factory('food', { price: 6 })] })] });
    t.do('use factory at 2', 'modernise food 2', 'modernise food 3');
    expect([t.pounds(0, 'action'), t.appeal(0, 'food')]).toEqual([-22, 6]);
    t.do('done', 'done');
    const f = t.factory(0, 'food');
    expect([f.workers, f.price]).toEqual([[2, 2, 0, 0], 6]);
  });

  it('AE-FAC-09 AE-FAC-11 AE-FAC-12 AE-FAC-13 AE-FAC-14 AE-FAC-15 AE-BAD-15 AE-BAD-21 AE-BAD-22: a new factory has one line and a price up to its cost', () => {
    const t = jubilee({ decade: 1780, seats: [rich()], empty: 20, fired: 4 }).do('use factory at 2');
    expect(t.refused('build food 1')).toBe('has-factory');
    t.do('build lamps 2');
    expect(t.open).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((price) => `price lamps ${price}`));
    expect([t.refused('price lamps 4'), t.refused('price lamps 15')]).toEqual(['amount', 'negative-appeal']);
    t.do('price lamps 10');
    expect([t.factory(0, 'lamps').workers, t.pounds(0, 'action'), t.s.market, t.s.fired]).toEqual([
      [3, 0, 0, 0],
      -14,
      57,
      4,
    ]);
  });

  it('AE-FAC-16 AE-AMB-53 AE-AMB-54 AE-DP-20: closed and opened again in one action, from scratch', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food', { quality: 2, distribution: 1 })] })] });
    t.do('use factory at 2', 'close food', 'build food 1', 'price food 5');
    expect(t.factory(0, 'food')).toMatchObject({ quality: 0, distribution: 0, workers: [2, 0, 0, 0] });
    t.do('close food');
    expect(t.player(0).factories[0]).toBeNull();
  });

  it('AE-FAC-21 AE-BAD-16 AE-BAD-17 AE-BAD-18: no level that is not there yet, and none skipped', () => {
    const t = jubilee({ decade: 1770, seats: [rich()] }).do('use factory at 2');
    expect(t.refused('modernise food 2')).toBe('modernise-not-yet');
    expect(t.refused('build lamps 2')).toBe('level-not-yet');
    expect(
      jubilee({ decade: 1800, seats: [rich()] })
        .do('use factory at 2')
        .refused('modernise food 3'),
    ).toBe('one-level-at-a-time');
  });

  it('AE-FAC-23 AE-PRI-01 AE-PRI-02 AE-PRI-03 AE-PRI-04 AE-BAD-23 AE-BAD-24: then any price may change, up to the perceived quality', () => {
    const t = jubilee({
      seats: [rich({ factories: [factory('food', { quality: 3, distribution: 1 }), factory('lamps', { price: 9 })] })],
    });
    expect(t.refused('price food 6')).toBe('not-offered');
    t.do('use factory at 2', 'done', 'price food 12', 'price lamps 5');
    expect([t.appeal(0, 'food'), t.appeal(0, 'lamps')]).toEqual([0, 6]);
    const u = jubilee({ seats: [rich()] }).do('use factory at 2', 'done');
    expect([u.refused('price food 9'), u.refused('price food 1'), u.refused('price lamps 5')]).toEqual([
      'negative-appeal',
      'amount',
      'not-offered',
    ]);
  });
});

describe('workers', () => {
  it('AE-WRK-01 AE-WRK-02 AE-WRK-03 AE-WRK-04 AE-WRK-05 AE-BAD-25 AE-BAD-27: from the market, then from the pool, then nobody', () => {
    const t = jubilee({ seats: [rich()], empty: 79, fired: 2 }).do('use workers at 2', 'hire 2 food row 3');
    expect([t.s.market, t.s.fired]).toEqual([0, 1]);
    t.do('staff food');
    expect([t.refused('hire 1 food row 4'), t.refused('staff lamps')]).toEqual(['no-workers-left', 'no-workers-left']);
  });

  it('AE-WRK-06 AE-WRK-07 AE-BAD-26: the first free space first, also in a line that makes nothing yet', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food', { workers: [2, 1, 0, 0] })] })] }).do(
      'use workers at 2',
    );
    expect(t.refused('hire 1 food row 3')).toBe('first-space-first');
    t.do('hire 1 food row 2', 'hire 2 food row 3', 'hire 3 food row 4');
    expect(t.factory(0, 'food').workers).toEqual([2, 2, 2, 3]);
  });

  it('AE-WRK-11 AE-WRK-12 AE-DP-26 AE-BAD-28: warehouse workers move; what has no space is lost', () => {
    const t = jubilee({ seats: [rich({ edges: ['food'], stored: { food: 4 } })] }).do('use workers at 2');
    expect(t.refused('staff food')).toBe('not-offered');
    t.do('shift food to row-1', 'done');
    expect(t.stored(0, 'food')).toBe(2);
  });

  it('AE-WRK-13 AE-WRK-14 AE-WRK-15 AE-WRK-16 AE-WRK-18 AE-BAD-29 AE-BAD-30 AE-BAD-31 AE-BAD-32 AE-BAD-34: firing', () => {
    const t = jubilee({
      seats: [rich({ edges: ['food'], factories: [factory('food', { workers: [2, 2, 1, 0] })] })],
      fired: 0,
    });
    t.do('use workers at 2');
    expect(t.refused('fire 1 food row 1')).toBe('row-one-stays');
    expect(t.refused('fire 1 food row 2')).toBe('last-row-first');
    expect(t.refused('dismiss worker food')).toBe('only-in-event-phase');
    t.do('fire 1 food row 3');
    expect([t.s.fired, t.refused('hire 1 food row 3')]).toEqual([1, 'fired-now']);
    const hired = jubilee({ seats: [rich()] }).do('use workers at 2', 'hire 1 food row 3');
    expect(hired.refused('fire 1 food row 3')).toBe('hired-now');
  });

  it('AE-WRK-17 AE-AMB-26: before firing a machine changes places with a worker; a machine left alone stays', () => {
    const seats = [rich({ factories: [factory('food', { workers: [2, 2, 1, 0], machines: [0, 0, 1, 0] })] })];
    const t = jubilee({ seats }).do('use workers at 2', 'swap food row 3 with 1');
    expect([t.refused('done'), t.refused('hire 1 food row 4')]).toEqual(['arranged-to-fire', 'arranged-to-fire']);
    t.do('fire 2 food row 3');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').machines]).toEqual([
      [1, 2, 0, 0],
      [1, 0, 0, 0],
    ]);
    const left = jubilee({ seats }).do('use workers at 2', 'fire 1 food row 3');
    expect(left.factory(0, 'food').machines).toEqual([0, 0, 1, 0]);
  });

  it('AE-EX-14 AE-WRK-19 AE-WRK-20 AE-BAD-33: in 1810 nobody is hired for a good that has been featured', () => {
    const t = jubilee({
      decade: 1810,
      cycle: 'clothes',
      seats: [rich({ factories: [factory('food'), factory('clothes')] })],
    });
    t.do('use workers at 2');
    expect(t.refused('hire 1 food row 3')).toBe('finished-for-the-game');
    t.do('hire 1 clothes row 3', 'staff food');
  });

  it('AE-AMB-25: but a factory may still be built for it', () => {
    const t = jubilee({ decade: 1810, cycle: 'clothes', seats: [rich({ factories: [] })] }).do('use factory at 2');
    expect(t.open).toContain('build food 3');
  });

  it('AE-WRK-21 AE-MAC-11 AE-STK-18 AE-SHP-13: then a special tile', () => {
    for (const marker of ['workers', 'machinery', 'stock-exchange'])
      expect(jubilee({ seats: [rich()] }).rs.additional[marker as 'workers']).toBe('special');
    expect(jubilee().rs.additional['ship-4']).toBe('special');
  });
});

describe('machines, quality and marketing', () => {
  it('AE-EX-15 AE-MAC-01 AE-MAC-02 AE-BAD-11: thresholds of £3, £6 and £13', () => {
    const machines = (at: number) => jubilee({ seats: [rich()] }).do(`use machinery at ${at}`).s.turn.left;
    expect([2, 4, 6, 8, 10].map(machines)).toEqual([0, 1, 2, 2, 2]);
    expect(
      jubilee({ seats: [rich()] })
        .do('use machinery at 2')
        .refused('machine food row 1'),
    ).toBe('fewer-machines');
  });

  it('AE-MAC-04 AE-MAC-05 AE-MAC-06 AE-MAC-07 AE-MAC-09 AE-BAD-35 AE-DP-28 AE-AMB-27: a worker on a cog space is replaced', () => {
    const t = jubilee({
      fired: 0,
      seats: [rich({ factories: [factory('food', { workers: [2, 1, 0, 0] }), factory('lamps')] })],
    });
    t.do('use machinery at 6');
    expect(t.refused('machine food row 2')).toBe('needs-worker-on-machine-space');
    t.do('machine food row 1', 'machine lamps row 1');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').machines, t.s.fired]).toEqual([
      [1, 1, 0, 0],
      [1, 0, 0, 0],
      2,
    ]);
  });

  it('AE-MAC-10 AE-QUA-05: advanced tiles are cheaper', () => {
    const { rs } = jubilee();
    expect(rs.machinery['second-machinery']?.[2]).toBeLessThan(13);
    expect(rs.quality['second-quality']).toHaveLength(3);
  });

  it('AE-EX-17 AE-QUA-02 AE-QUA-03: the gray quality tile: three boosts for £10', () => {
    const t = jubilee({ seats: [rich({ markers: ['second-quality'] })] });
    const before = t.appeal(0, 'food');
    t.do('use second-quality at 10', 'improve food', 'improve food', 'improve food');
    expect([t.factory(0, 'food').quality, t.appeal(0, 'food') - before]).toEqual([3, 3]);
  });

  it('AE-EX-18 AE-MKT-01 AE-MKT-02 AE-MKT-03 AE-MKT-05 AE-MKT-06 AE-MKT-07 AE-MKT-08: £4 of £6 can be used', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food'), factory('lamps')] })] }).do(
      'use distribution at 6',
    );
    expect(t.refused('distribute clothes')).toBe('no-factory');
    t.do('distribute food', 'distribute food', 'distribute lamps');
    expect([t.s.turn.left, t.factory(0, 'food').distribution, t.factory(0, 'lamps').distribution]).toEqual([0, 2, 1]);
  });

  it('AE-EX-19a AE-EX-19b AE-MKT-04 AE-MKT-09 AE-CMP-18 AE-BAD-37: +4 costs £10; from +1 to +3 £5', () => {
    const t = jubilee({ seats: [rich({ markers: ['second-distribution'] })] }).do('use second-distribution at 10');
    t.do('distribute food', 'distribute food', 'distribute food', 'distribute food');
    expect([t.factory(0, 'food').distribution, t.step]).toEqual([4, 'prices']);
    const u = jubilee({
      seats: [rich({ markers: ['second-distribution'], factories: [factory('food', { distribution: 1 })] })],
    });
    u.do('use second-distribution at 6', 'distribute food', 'distribute food');
    expect(u.s.turn.left).toBe(1);
    expect(u.refused('distribute food')).toBe('not-enough-paid');
  });
});

describe('the stock exchange', () => {
  it('AE-EX-20 AE-EX-21 AE-EX-22 AE-STK-06 AE-STK-07 AE-STK-09 AE-STK-10 AE-BAD-41: £10 at least for buying, the value for selling', () => {
    const trade = (space: number, move: string) => {
      const t = jubilee({ seats: [rich({ space, shares: 5 })] }).do('use stock-exchange at 2', move);
      return [t.pounds(0, 'exchange'), t.player(0).space];
    };
    expect([trade(6, 'buy 1'), trade(22, 'buy 1'), trade(9, 'sell shares 1'), trade(9, 'buy 1')]).toEqual([
      [-10, 6],
      [-16, 22],
      [9, 9],
      [-10, 9],
    ]);
  });

  it('AE-STK-01 AE-STK-02 AE-BAD-39: goods, loans, shares, contracts: in this order', () => {
    const t = jubilee({ players: 3, seats: [rich({ shares: 3, edges: ['food'], stored: { food: 3 } })] });
    t.do('use stock-exchange at 2', 'sell 1 food', 'sell 1 food', 'buy 1');
    expect(t.refused('sell 1 food')).toBe('in-this-order');
    t.do('contract food 2');
    expect(t.refused('buy 1')).toBe('in-this-order');
  });

  it('AE-DP-35: bought or sold, not both', () => {
    const t = jubilee({ seats: [rich({ shares: 3 })] }).do('use stock-exchange at 2', 'buy 1');
    expect(t.refused('sell shares 1')).toBe('one-way');
  });

  it('AE-STK-03 AE-STK-04: stored goods at the minimum price, without a factory', () => {
    const t = jubilee({ seats: [rich({ factories: [], edges: ['lamps'], stored: { lamps: 2 } })] });
    t.do('use stock-exchange at 2', 'sell 2 lamps');
    expect([t.pounds(0, 'warehouse-sale'), t.player(0).space]).toEqual([10, 20]);
  });

  it('AE-STK-05 AE-STK-08 AE-FIN-06 AE-FIN-09 AE-BAD-40 AE-BAD-43: loans are repaid at £13, and before shares are bought', () => {
    const t = jubilee({ seats: [rich({ shares: 0, loans: 2 })] }).do('use stock-exchange at 2');
    expect(t.refused('buy 1')).toBe('repay-first');
    t.do('repay 2', 'buy 1');
    expect(t.pounds(0, 'loan')).toBe(-26);
  });

  it('AE-EX-23 AE-STK-11 AE-STK-12 AE-STK-13 AE-CMP-14 AE-BAD-44 AE-BAD-45: contracts are signed and raised, never lowered', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { cutlery: 2 } })] }).do('use stock-exchange at 2');
    expect(t.refused('contract food 5')).toBe('no-such-contract-space');
    t.do('contract food 6', 'contract cutlery 4');
    expect(t.refused('contract cutlery 2')).toBe('contracts-only-rise');
  });

  it('AE-STK-14 AE-STK-15 AE-STK-17 AE-AMB-21 AE-AMB-22 AE-BAD-45 AE-BAD-46: the limit marker lies on the largest contract or beside it', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { food: 4 } })] }).do('use stock-exchange at 2');
    expect([t.refused('limit 2'), t.refused('limit 8')]).toEqual(['limit-at-largest', 'limit-at-largest']);
    t.do('limit 6');
    expect(t.refused('contract food 8')).toBe('beyond-limit');
    t.do('contract lamps 2', 'limit 0', 'contract food 8', 'limit 8');
    expect([t.player(0).limit, t.contract(0, 'food')]).toEqual([8, 8]);
    const none = jubilee({ players: 3, seats: [rich()] }).do('use stock-exchange at 2');
    expect(none.refused('limit 2')).toBe('limit-at-largest');
  });

  it('AE-STK-16 AE-BAD-47: and is handled nowhere else', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { food: 4 } })] }).do('use workers at 2');
    expect(t.refused('limit 4')).toBe('not-offered');
  });

  it('AE-AMB-20: with two players it never goes beyond 6 and is not removed', () => {
    const t = jubilee({ players: 2, seats: [rich({ contracts: { food: 4 }, limit: 6 })] }).do(
      'use stock-exchange at 2',
    );
    expect(t.refused('contract food 8')).toBe('beyond-limit');
    expect(t.refused('limit 0')).toBe('limit-at-largest');
    t.do('limit 4');
  });

  it('AE-EX-24 AE-ASX-01 AE-ASX-02 AE-ASX-03 AE-ASX-04 AE-ASX-05 AE-DP-14: the advanced one: machines for the same £2, before or after', () => {
    const seats = [
      rich({ shares: 3, markers: ['first-stock-exchange', 'second-machinery'], chart: { 10: 'second-machinery' } }),
    ];
    const t = jubilee({ seats }).do('use first-stock-exchange at 2', 'first main', 'sell shares 1', 'done');
    t.do('further second-machinery', 'machine food row 1');
    expect([t.factory(0, 'food').machines[0], t.pounds(0, 'administration'), t.step]).toEqual([1, -2, undefined]);
    const u = jubilee({ seats }).do(
      'use first-stock-exchange at 2',
      'first additional',
      'further workers',
      'done',
      'sell shares 1',
    );
    expect(u.player(0).shares).toBe(2);
  });

  it('AE-AMB-64: workshop and school work in it too', () => {
    const seats = [rich({ markers: ['first-stock-exchange'], tiles: ['workshop', 'school'], workshop: 'food' })];
    const t = jubilee({ seats }).do('use first-stock-exchange at 10', 'first additional', 'further machinery');
    expect(t.s.turn.left).toBe(3);
    t.do('machine food row 1', 'done');
    expect(t.step).toBe('school');
  });
});

describe('the ship action', () => {
  const loaded: SeatSpec = { edges: ['food', 'cutlery'], stored: { food: 5, cutlery: 4 } };

  it('AE-EX-25 AE-EX-26 AE-SHP-01 AE-SHP-05 AE-BAD-49: the fee covers the capacity', () => {
    const t = jubilee({ players: 3, seats: [rich({ ships: [2, 6], ...loaded, contracts: { food: 4 } })] });
    expect(t.open.filter((move) => move.includes('ship-6'))).toEqual([
      'use ship-6 at 6',
      'use ship-6 at 8',
      'use ship-6 at 10',
    ]);
    expect(t.open.filter((move) => move.includes('ship-2'))).toHaveLength(5);
    expect(t.refused('use ship-6 at 4')).toBe('ship-needs-capacity');
  });

  it('AE-EX-27 AE-EX-28 AE-SHP-02 AE-SHP-03 AE-SHP-04 AE-SHP-07 AE-SHP-08 AE-SHP-09 AE-SHP-10 AE-SHP-11 AE-BAD-48 AE-BAD-50 AE-BAD-51: four cutlery for £52', () => {
    const t = jubilee({
      players: 3,
      seats: [
        rich({
          space: 22,
          ships: [6],
          ...loaded,
          contracts: { cutlery: 4, clothes: 2 },
          factories: [factory('cutlery', { level: 2 }), factory('clothes'), factory('food')],
        }),
      ],
    });
    t.do('use ship-6 at 6');
    expect([t.refused('deliver 3 cutlery'), t.refused('deliver 2 clothes'), t.refused('deliver 1 food')]).toEqual([
      'amount',
      'served-completely',
      'served-completely',
    ]);
    t.do('deliver 4 cutlery');
    expect([t.pounds(0, 'shipping'), t.player(0).space, t.rs.value[21], t.contract(0, 'cutlery')]).toEqual([
      52, 21, 16, 0,
    ]);
  });

  it('AE-SHP-06 AE-DP-39: both ships share a slot when the fee covers both', () => {
    const seats = [
      rich({
        ships: [2, 4],
        ...loaded,
        contracts: { food: 4, cutlery: 2 },
        factories: [factory('food'), factory('cutlery')],
      }),
    ];
    const t = jubilee({ players: 3, seats });
    expect(jubilee({ players: 3, seats }).do('use ship-4 at 4').refused('join ship-2')).toBe('ship-needs-capacity');
    t.do('use ship-4 at 6', 'join ship-2', 'deliver 4 food', 'deliver 2 cutlery', 'done');
    expect(t.player(0).space).toBe(18);
  });

  it('AE-SHP-12 AE-AMB-14 AE-AMB-67: ships go back to their docks, the slot is free again', () => {
    const t = jubilee({ seats: [rich({ ships: [2], ...loaded, contracts: { food: 2 } })] });
    t.do('use ship-2 at 2', 'deliver 2 food');
    expect([t.step, t.player(0).chart]).toEqual(['special', ['', '', '', '', '']]);
  });
});

describe('the production action', () => {
  it('AE-EX-29 AE-PRA-01 AE-PRA-02 AE-PRA-03 AE-PRA-04 AE-PRA-05 AE-PRA-06 AE-PRA-07 AE-BAD-62: one line of food III', () => {
    const seats = [
      rich({
        markers: ['first-production'],
        edges: ['food'],
        factories: [factory('food', { level: 3, workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })],
      }),
    ];
    const t = jubilee({ seats }).do('use first-production at 2');
    expect(t.refused('run food rows 3')).toBe('rows-from-one');
    t.do('run food rows 1');
    expect(t.pounds(0, 'action')).toBe(-3);
    t.do('store 2');
    expect([t.stored(0, 'food'), t.step, t.player(0).space]).toEqual([2, 'prices', 20]);
  });
});

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
