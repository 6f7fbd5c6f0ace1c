import { describe, expect, it } from 'vitest';
import type { Frame } from './frames.ts';
import { factory, jenny, type SeatSpec, type Situation, water } from './testing/position.ts';

// What the rulebook says of tiles, events and markers when they meet; each alone is tested beside its step.

const PHASE: Frame[] = [{ step: 'production' }];
const END: Frame[] = [{ step: 'end-round' }];

/** A clothes factory of level I: three goods; the price gives the appeal. */
function clothes(appeal: number, rest: SeatSpec = {}, quality = 0): SeatSpec {
  return { cash: 100, factories: [factory('clothes', { price: 9 + quality - appeal, quality })], ...rest };
}

/** Production phase of clothes in Water Frame with this demand. */
function sale(seats: readonly SeatSpec[], demand: number, more: Situation = {}) {
  return water({ seats, cycle: 'clothes', empty: demand * 4 + 4, run: PHASE, ...more });
}

describe('extra shifts after the sale', () => {
  it('FE-SAL-23 AMB-62: with unsold production one more good joins it: for the patron', () => {
    const t = sale([clothes(3, { tiles: ['extra-shifts', 'patron-clothes'] })], 3);
    // All three were sold, and nobody called him again.
    expect([t.step, t.open]).toEqual(['extra-shift', ['extra shifts', 'done']]);
    t.do('extra shifts', 'patron from production');
    expect([t.pounds(0, 'sales'), t.player(0).tiles]).toEqual([4 * 6, ['patron-clothes']]);
  });

  it('FE-SAL-23 FE-SHA-03: for a ship', () => {
    const t = sale([clothes(2, { tiles: ['extra-shifts'], ships: [2], contracts: { clothes: 2 } })], 9);
    t.do('extra shifts', 'deliver 2 clothes');
    expect([t.pounds(0, 'sales'), t.pounds(0, 'shipping'), t.contract(0, 'clothes')]).toEqual([14, 18, 0]);
  });

  it('FE-SAL-23 FE-STO-06: for the warehouse', () => {
    const t = sale([clothes(1, { tiles: ['extra-shifts', 'small-warehouse'] })], 9).do('extra shifts', 'store 3');
    expect(t.stored(0, 'clothes')).toBe(3);
  });

  it('AMB-62: not for who was asked in the sale, and not where the good can go nowhere', () => {
    const asked = sale([clothes(4, { tiles: ['extra-shifts', 'small-warehouse'] })], 9);
    expect(asked.step).toBe('sell-stored');
    expect(asked.do('done').step).toBeUndefined();
    // No warehouse, no contract; the patron of another good, or one who is served by an unsold good.
    const idle = (rest: SeatSpec) => sale([clothes(2, { tiles: ['extra-shifts'], ...rest })], 9);
    expect(idle({ ships: [2] }).step).toBeUndefined();
    expect(idle({ tiles: ['extra-shifts', 'patron-food'] }).step).toBeUndefined();
    expect(idle({ tiles: ['extra-shifts', 'patron-clothes'] }).step).toBe('patron');
    expect(idle({ edges: ['clothes'] }).step).toBe('extra-shift');
  });

  it('FE-SAL-17 FE-SAL-23: a row shut by the school does not stop them', () => {
    const t = sale([clothes(1, { tiles: ['school', 'extra-shifts'], edges: ['clothes'] })], 9);
    // Row 2 rests: one good is made and sold, and one more is stored.
    t.do('shut row', 'extra shifts', 'store 1');
    expect([t.pounds(0, 'sales'), t.stored(0, 'clothes'), t.pounds(0, 'wages')]).toEqual([8, 1, -4]);
  });
});

describe('administrative costs with several tiles', () => {
  const four = [factory('food'), factory('clothes'), factory('cutlery'), factory('lamps')];

  it('FE-DIS-07 AMB-66: the pounds of the patent pay for prices as well', () => {
    const t = water({ seats: [{ cash: 50, factories: four, tiles: ['patent'] }] });
    t.do('use distribution at 2', 'patent adds', 'distribute food', 'done');
    t.do('price food 6', 'price clothes 6', 'price cutlery 6', 'price lamps 6');
    expect([t.pounds(0, 'administration'), t.factory(0, 'lamps').price]).toEqual([-2, 6]);
  });

  it('FE-ADM-06 FE-ADM-15 FE-DIS-07: fee, accountant and patent: £7 and £2 are paid, £9 can be used', () => {
    const seat: SeatSpec = {
      cash: 50,
      factories: four,
      tiles: ['accountant', 'patent'],
      markers: ['first-distribution'],
      chart: { 8: 'first-distribution' },
    };
    const t = water({ seats: [seat] }).do('reuse first-distribution at 8', 'pay 7', 'patent adds');
    expect(t.pounds(0, 'administration')).toBe(-9);
    t.do('distribute food', 'distribute food', 'distribute food', 'distribute clothes', 'distribute clothes');
    expect(t.refused('distribute lamps')).toBe('not-enough-paid');
  });

  it('FE-MAC-10 FE-ADM-15: workshop and accountant: £10 paid on the £8 space count as £13', () => {
    const t = water({ seats: [{ cash: 50, factories: four, tiles: ['accountant', 'workshop'], workshop: 'food' }] });
    t.do('use machinery at 8', 'pay 10', 'machine food row 1', 'machine clothes row 1', 'machine lamps row 1');
    expect(t.pounds(0, 'administration')).toBe(-10);
  });

  it('FE-ADM-16 FE-ADM-17 FE-DEV-02: without the administrator a marker on the £2 space is locked', () => {
    const seat: SeatSpec = { cash: 50, factories: four, chart: { 2: 'workers' } };
    const at: Situation = { lasting: ['bureaucracy'] };
    const locked = water({ ...at, seats: [seat] });
    expect(locked.refused('reuse workers at 2')).toBe('space-closed');
    expect(locked.refused('use workers at 4')).toBe('marker-locked');
    const open = water({ ...at, seats: [{ ...seat, tiles: ['administrator'] }] }).do('reuse workers at 2');
    expect(open.pounds(0, 'administration')).toBe(-2);
  });

  it('FE-ADM-18 FE-ADM-17: the engineer chooses what he pays, but not a closed space', () => {
    const seat: SeatSpec = { cash: 50, factories: four, tiles: ['engineer'] };
    const t = water({ seats: [seat], lasting: ['bureaucracy'] });
    expect(t.refused('use quality at 2')).toBe('space-closed');
    t.do('use quality at 4', 'pay 12', 'improve food', 'improve food');
    expect([t.pounds(0, 'administration'), t.factory(0, 'food').quality]).toEqual([-12, 2]);
  });

  it('FE-TSM-16 FE-SHP-13: a ship exchanged on the chart is used again with the accountant’s pounds', () => {
    const seat: SeatSpec = { cash: 50, factories: four, ships: [6, 2], chart: { 4: 'ship-6' }, contracts: { food: 2 } };
    expect(water({ players: 3, seats: [seat] }).refused('reuse ship-6 at 4')).toBe('ship-needs-capacity');
    const t = water({ players: 3, seats: [{ ...seat, tiles: ['accountant'] }] }).do('reuse ship-6 at 4');
    // Of £2 to £6 only £6 reach its capacity, so there is nothing to choose.
    expect(t.pounds(0, 'administration')).toBe(-8);
  });
});

describe('factories with developer, inventor and age', () => {
  it('FE-FAC-14 FE-FAC-22 FE-OBS-07: the developer also helps to bring an obsolete factory up to date', () => {
    const old = factory('food', { additional: 2, obsolete: 1 });
    const t = water({ decade: 1790, seats: [{ cash: 50, factories: [old], tiles: ['developer'] }], fired: 0 });
    t.do('use factory at 2', 'developer', 'modernise food 2', 'done');
    expect([t.player(0).cash, t.s.fired, t.factory(0, 'food').additional]).toEqual([50 - 2 - 5, 2, 0]);
  });

  it('FE-FAC-24 FE-FAC-14: a step beyond the current level also ends the age of a factory', () => {
    const old = factory('food', { level: 2, additional: 2, obsolete: 1 });
    const t = water({ decade: 1810, seats: [{ cash: 80, factories: [old], tiles: ['inventor'] }], fired: 0 });
    t.do('use factory at 2', 'modernise food 3', 'modernise food 4', 'done', 'done');
    expect([t.factory(0, 'food').level, t.s.fired, t.player(0).tiles]).toEqual([4, 2, []]);
    expect(t.player(0).cash).toBe(80 - 2 - 12 - 14);
  });
});

describe('the share bonuses', () => {
  it('FE-SVI-07 FE-SAL-18: a good sold to the patron makes a tie, and charisma wins it', () => {
    const first = clothes(3, { tiles: ['charisma', 'patron-clothes'] });
    const tied = sale([clothes(2, { tiles: ['charisma', 'patron-clothes'] }), clothes(3)], 9).do(
      'patron from production',
    );
    // Three goods each, but the other one's appeal is higher.
    expect(tied.s.players.map((p) => p.space)).toEqual([13, 13]);
    const ahead = sale([{ ...first, stored: { clothes: 1 }, edges: ['clothes'] }, clothes(3)], 9);
    expect(ahead.do('patron from stock').s.players.map((p) => p.space)).toEqual([14, 12]);
  });

  it('FE-SVI-02 FE-SVI-04: the highest appeal without a sale keeps the bonus from the others', () => {
    const idle: SeatSpec = { cash: 50, factories: [factory('clothes', { price: 5, workers: [1, 0, 0, 0] })] };
    expect(sale([idle, clothes(2)], 9).s.players.map((p) => p.space)).toEqual([10, 13]);
  });
});

describe('wages', () => {
  it('FE-WAG-05 FE-EVT-15: the foreman’s relief counts from the wage under the threat of a strike', () => {
    const seat = clothes(3, { tiles: ['foreman'], foreman: 'clothes' });
    // £2 and £1 more: four workers at £1.
    expect(sale([seat], 9, { lasting: ['threat-of-strike'] }).pounds(0, 'wages')).toBe(-4);
    expect(sale([seat], 9).pounds(0, 'wages')).toBe(-4);
  });

  it('FE-WAG-04 FE-WAG-05 FE-WAG-08: additional workers are paid although the school shuts the last row', () => {
    const old = factory('clothes', { price: 6, additional: 2, obsolete: 1 });
    const t = sale([{ cash: 50, factories: [old], tiles: ['school'] }], 9).do('shut row');
    expect(t.pounds(0, 'wages')).toBe(-8);
  });
});

describe('the last decade', () => {
  const late: Situation = { decade: 1810, cycle: 'lamps' };

  it('FE-WRK-07 AMB-65: a worker whom the school sends to a factory that is done marks nothing', () => {
    const seats: SeatSpec[] = [{ cash: 50, factories: [factory('food'), factory('lamps')], tiles: ['school'] }];
    const t = water({ ...late, seats }).do('use machinery at 4', 'machine lamps row 1', 'retrain food row 3');
    expect([t.factory(0, 'food').marked, t.factory(0, 'food').workers]).toEqual([0, [2, 2, 1, 0]]);
    const hired = water({ ...late, seats }).do('use workers at 4', 'hire 1 food row 3');
    expect(hired.factory(0, 'food').marked).toBe(1);
  });

  it('FE-WRK-06 AMB-41: in Spinning Jenny a factory of a finished good may still be built', () => {
    const t = jenny({ decade: 1790, cycle: 'lamps', seats: [{ cash: 50, factories: [factory('lamps')] }] });
    t.do('use factory at 2', 'build food 2', 'price food 6', 'done', 'done');
    expect(t.factory(0, 'food').workers).toEqual([2, 0, 0, 0]);
  });
});

describe('the end of a decade', () => {
  it('FE-EOR-03 FE-EOR-04 FE-EOR-09 AMB-63: wages, dismissals, brokers, and then the event', () => {
    const seat: SeatSpec = {
      cash: 50,
      factories: [factory('food')],
      tiles: ['broker'],
      edges: ['food'],
      stored: { food: 2 },
    };
    const t = water({ seats: [seat, { cash: 50 }], cycle: 'lamps', event: 'recession', run: END });
    const steps = [t.step];
    t.do('dismiss worker food');
    expect(t.stored(0, 'food')).toBe(0);
    steps.push(t.step);
    t.do('buy 1', 'done');
    steps.push(t.step);
    expect(steps).toEqual(['dismiss', 'exchange', 'recession']);
    expect([t.pounds(0, 'harbor-wages'), t.player(0).shares]).toEqual([-2, 16]);
  });

  it('FE-EVT-03 FE-STO-02 AMB-52: War on the Continent leaves out a factory whose next price holds a good', () => {
    const seat: SeatSpec = {
      factories: [factory('lamps', { level: 4, quality: 4, price: 23 }), factory('food')],
      tiles: ['small-warehouse'],
      stored: { lamps: 2 },
    };
    const t = water({ seats: [seat], event: 'war-on-the-continent', cycle: 'lamps', run: [{ step: 'event' }] });
    expect([t.factory(0, 'lamps').price, t.factory(0, 'food').price]).toEqual([23, 6]);
  });
});

describe('workers', () => {
  it('AMB-64: after hiring on a row an older worker of it may be fired, the new one may not', () => {
    const t = water({ seats: [{ cash: 50, factories: [factory('lamps', { workers: [3, 3, 1, 0] })] }] });
    t.do('use workers at 2', 'hire 1 lamps row 3');
    expect(t.refused('fire 2 lamps row 3')).toBe('hired-now');
    expect(t.do('fire 1 lamps row 3').factory(0, 'lamps').workers).toEqual([3, 3, 1, 0]);
  });
});
