import { describe, expect, it } from 'vitest';
import { factory, type SeatSpec, water } from '../../testing/position.ts';

const harbor: SeatSpec = {
  cash: 100,
  space: 30,
  factories: [factory('lamps', { level: 2, price: 9, quality: 2 }), factory('clothes')],
  ships: [6],
  edges: ['lamps', 'row-1', 'row-2'],
  stored: { lamps: 5, clothes: 3 },
  contracts: { lamps: 4, clothes: 2 },
};
const sail = (spec: Partial<SeatSpec> = {}, at = 6) =>
  water({ players: 3, seats: [{ ...harbor, ...spec }] }).do(`use ship-6 at ${at}`);

describe('the ship action', () => {
  it('FE-SHP-01: without contracts or stored goods there is nothing to ship', () => {
    expect(sail({ contracts: {} }).step).toBe('special');
    expect(sail({ stored: {} }).step).toBe('special');
  });

  it('FE-SHP-06 FE-SHP-07 FE-EX-47: four lamps go at £14 each; the contract is off the track', () => {
    const t = sail({ contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect([t.player(0).cash, t.stored(0, 'lamps'), t.contract(0, 'lamps')]).toEqual([100 - 6 + 56, 1, 0]);
  });

  it('FE-SHP-09 FE-EX-49: two places stay empty, and are not paid back', () => {
    const t = sail({ contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect([t.step, t.pounds(0, 'administration'), t.player(0).space]).toEqual(['special', -6, 29]);
  });

  it('FE-SHP-04 FE-EX-48 FE-BAD-49: a contract is served completely or not at all', () => {
    const short = sail({ contracts: { lamps: 6 } });
    expect(short.step).toBe('special');
    const t = sail({ contracts: { lamps: 6, clothes: 2 } });
    expect(t.refused('deliver 4 lamps')).toBe('served-completely');
    expect([t.refused('deliver 2 food'), t.rule('deliver 2 food')]).toEqual(['no-contract', 'FE-SHP-01']);
    const small = water({
      players: 3,
      seats: [{ ...harbor, ships: [4], stored: { lamps: 6 }, contracts: { lamps: 6 } }],
    }).do('use ship-4 at 4');
    expect(small.step).toBe('special');
  });

  it('FE-SHP-05 FE-EX-50: several contracts together as long as they fit', () => {
    const t = sail().do('deliver 4 lamps', 'deliver 2 clothes');
    expect(t.player(0).cash).toBe(100 - 6 + 56 + 18);
    expect(t.player(0).contracts).toEqual([0, 0, 0, 0]);
  });

  it('FE-SHP-03 FE-BAD-50: only the ship used as marker sails', () => {
    const t = water({ players: 3, seats: [{ ...harbor, ships: [2, 4] }] }).do('use ship-2 at 8');
    expect(t.open).toEqual(['deliver 2 clothes', 'done']);
    expect(t.refused('deliver 4 lamps')).toBe('only-this-ship');
  });

  it('FE-SHP-03: a ship is not joined by another, and stays on the chart until the decade ends', () => {
    const t = water({ players: 3, seats: [{ ...harbor, ships: [4, 2] }] }).do('use ship-4 at 8');
    expect(t.refused('join ship-2')).toBe('not-offered');
    t.do('deliver 4 lamps');
    expect([t.step, t.player(0).chart.filter((marker) => marker !== '')]).toEqual(['special', ['ship-4']]);
    expect(t.refused('deliver 2 clothes')).toBe('only-this-ship');
  });

  it('FE-SHP-08: one space back for the action, and none when nothing is shipped', () => {
    expect(sail().do('deliver 4 lamps', 'deliver 2 clothes').player(0).space).toBe(29);
    expect(sail().do('done').player(0).space).toBe(30);
  });

  it('FE-SHP-10 FE-DEV-03: the agent: one contract with one good more or fewer', () => {
    const t = sail({ tiles: ['agent'] });
    expect(t.open.filter((line) => line.endsWith('lamps'))).toEqual([
      'deliver 3 lamps',
      'deliver 4 lamps',
      'deliver 5 lamps',
    ]);
    t.do('deliver 5 lamps');
    // One place is left, and the agent has been used.
    expect(t.step).toBe('special');
    const t3 = sail({ tiles: ['agent'] }).do('deliver 3 lamps');
    expect(t3.open).toEqual(['deliver 2 clothes', 'done']);
  });

  it('FE-SHP-11 FE-DEV-12 FE-EX-51: the office brings £5 for the action: £61', () => {
    const t = sail({ tiles: ['office'], contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect(t.pounds(0, 'shipping') + t.pounds(0, 'office')).toBe(61);
    expect(
      sail({ tiles: ['office'] })
        .do('deliver 4 lamps', 'deliver 2 clothes')
        .pounds(0, 'office'),
    ).toBe(5);
  });

  it('FE-SHP-12: then a special marker', () => {
    expect(sail().do('done').step).toBe('special');
  });
});
