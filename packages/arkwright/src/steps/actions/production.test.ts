import { describe, expect, it } from 'vitest';
import { factory, type SeatSpec, water } from '../../testing/position.ts';

const works: SeatSpec = {
  cash: 100,
  space: 30,
  factories: [
    factory('food', { level: 3, workers: [1, 2, 2, 0], machines: [1, 0, 0, 0], distribution: 2 }),
    factory('lamps'),
  ],
  markers: ['first-production', 'second-production'],
  edges: ['food'],
};
const run = (spec: Partial<SeatSpec> = {}, marker = 'first-production') =>
  water({ seats: [{ ...works, ...spec }], cycle: 'lamps' }).do(`use ${marker} at 2`);

describe('the production action', () => {
  it('FE-PRD-01 FE-PRD-04 FE-EX-52: one row of food III: one wage and £1 for the machine, two food into the warehouse', () => {
    const t = run().do('run food rows 1', 'store 2');
    expect([t.stored(0, 'food'), t.player(0).cash]).toEqual([2, 100 - 2 - 3]);
  });

  it('FE-PRD-02 FE-BAD-52: rows from row 1 upwards, two with the light, four with the dark marker', () => {
    expect(run().open.filter((line) => line.includes('food'))).toEqual(['run food rows 1', 'run food rows 2']);
    expect(run().refused('run food rows 3')).toBe('rows-from-one');
    expect(run({}, 'second-production').open).toContain('run food rows 3');
    expect(run({}, 'second-production').refused('run food rows 4')).toBe('rows-from-one');
  });

  it('FE-PRD-03: what has no room is lost; nothing is sold or shipped', () => {
    const t = run({ stored: { food: 4 }, ships: [2], contracts: { food: 2 } }).do('run food rows 2');
    expect(t.open).toEqual(['store 0', 'store 1']);
    t.do('store 1');
    expect([t.stored(0, 'food'), t.pounds(0, 'sales'), t.contract(0, 'food')]).toEqual([5, 0, 2]);
  });

  it('FE-PRD-01 FE-PRD-02 FE-BAD-52: what can be run, and that it may be left', () => {
    const t = run();
    expect(t.open).toEqual(['run food rows 1', 'run food rows 2', 'run lamps rows 1', 'run lamps rows 2', 'done']);
    expect([t.refused('run clothes rows 1'), t.rule('run clothes rows 1')]).toEqual(['no-factory', 'FE-PRD-01']);
    t.do('done');
    expect([t.player(0).cash, t.player(0).stored]).toEqual([98, [0, 0, 0, 0]]);
    const four = run({ factories: [factory('food', { workers: [2, 2, 2, 3] })] }, 'second-production');
    expect(four.open.filter((line) => line.startsWith('run'))).toHaveLength(4);
  });

  it('FE-PRD-02 FE-PRD-03: a row without output is run for nothing, and nothing is to be stored', () => {
    const seats = { factories: [factory('food', { workers: [1, 0, 0, 0] })] };
    const t = run(seats).do('run food rows 1');
    expect([t.step, t.player(0).cash]).toEqual(['prices', 100 - 2 - 2]);
    // One good is asked about, like three.
    expect(run({ factories: [factory('food', { workers: [2, 0, 0, 0] })] }).do('run food rows 1').step).toBe('storage');
  });

  it('FE-PRD-05 FE-DEV-09: extra shifts: return the tile for one more good', () => {
    const t = run({ tiles: ['extra-shifts'] }).do('run food rows 1', 'extra shifts', 'store 3');
    expect([t.stored(0, 'food'), t.player(0).tiles]).toEqual([3, []]);
  });

  it('FE-PRD-05: the tile may be kept', () => {
    const t = run({ tiles: ['extra-shifts'] }).do('run food rows 1', 'done', 'store 2');
    expect([t.stored(0, 'food'), t.player(0).tiles, t.told('marked')]).toEqual([2, ['extra-shifts'], []]);
  });

  it('FE-PRD-06: foreman and workshop of that factory lower the costs', () => {
    const t = run({
      tiles: ['foreman', 'workshop'],
      foreman: 'food',
      workshop: 'food',
      factories: [factory('food', { workers: [1, 1, 0, 0], machines: [1, 1, 0, 0] })],
    }).do('run food rows 2', 'store 0');
    // Two workers at £1 and £1 for both machines.
    expect(t.player(0).cash).toBe(100 - 2 - 3);
  });

  it('FE-PRD-07 FE-BAD-54: then the price of that factory only', () => {
    const t = run().do('run food rows 1', 'store 2');
    expect(t.open.every((line) => line === 'done' || line.startsWith('price food'))).toBe(true);
    expect(t.refused('price lamps 5')).toBe('only-where-produced');
  });

  it('FE-PRD-08: distribution and share value stay', () => {
    const t = run().do('run food rows 1', 'store 2', 'done');
    expect([t.factory(0, 'food').distribution, t.player(0).space]).toEqual([2, 30]);
  });

  it('FE-WRK-08: it takes the mark off a factory', () => {
    const t = water({
      seats: [{ ...works, factories: [factory('food', { marked: 1 })] }],
      decade: 1810,
      cycle: 'lamps',
    }).do('use first-production at 2', 'run food rows 1');
    expect(t.factory(0, 'food').marked).toBe(0);
  });
});
