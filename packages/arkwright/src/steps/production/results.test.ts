import { describe, expect, it } from 'vitest';
import { factory, jenny, type SeatSpec, type Situation, water } from '../../testing/position.ts';
import type { Tile } from '../../tiles/names.ts';

const PHASE = [{ step: 'production' }] as const;
const clothes = (appeal: number, spec: SeatSpec = {}): SeatSpec => ({
  cash: 50,
  factories: [factory('clothes', { price: 9 - appeal })],
  ...spec,
});
const phase = (seats: SeatSpec[], demand: number, importer = 0, more: Situation = {}) =>
  jenny({ seats, cycle: 'clothes', empty: (demand + 1) * 4, importers: { clothes: importer }, run: PHASE, ...more });
const rises = (t: ReturnType<typeof phase>) => t.s.players.map((p) => p.space - 10);

describe('share value', () => {
  it('FE-SVI-01: one good: one space; more: two; none: none', () => {
    // Appeal is tied and the importer sells most, so there are no bonuses.
    expect(rises(phase([clothes(1), clothes(1)], 19, 5))).toEqual([1, 1]);
    expect(rises(phase([clothes(2), clothes(2)], 19, 5))).toEqual([2, 2]);
    expect(rises(phase([clothes(0)], 19, 5))).toEqual([0, 0]);
  });

  it('FE-SVI-02: one more for the highest appeal, above the importer as well, if he sold something', () => {
    expect(rises(phase([clothes(2), clothes(1)], 19, 1))).toEqual([2 + 1 + 1, 1]);
    expect(rises(phase([clothes(2)], 19, 2))).toEqual([2, 0]);
    // The leader produces nothing, so nobody gets the bonus for appeal.
    const idle = { cash: 50, factories: [factory('clothes', { price: 5, workers: [1, 0, 0, 0] })] };
    expect(rises(phase([idle, clothes(2)], 19))).toEqual([0, 2 + 1]);
  });

  it('FE-SVI-03 FE-SVI-04: one more for the most goods sold; ties bring nothing', () => {
    const small = { cash: 50, factories: [factory('clothes', { price: 6, workers: [2, 0, 0, 0] })] };
    expect(rises(phase([small, clothes(3)], 19, 1))).toEqual([1, 2 + 1]);
    expect(rises(phase([clothes(3), clothes(3)], 19))).toEqual([2, 2]);
  });

  it('FE-SVI-05 FE-BAD-67: up to four spaces, and nobody is asked, for wages neither', () => {
    const t = phase([clothes(3)], 19);
    expect([rises(t), t.step]).toEqual([[4, 0], undefined]);
  });

  it('FE-SVI-07 FE-DEV-05: charisma wins ties, also with the importer', () => {
    const t = water({
      seats: [clothes(3, { tiles: ['charisma'] }), clothes(3)],
      cycle: 'clothes',
      empty: 80,
      importers: { clothes: 3 },
      run: PHASE,
    });
    expect(rises(t)).toEqual([4, 2]);
  });

  it('FE-SVI-08: sold goods are gone', () => {
    const t = phase([clothes(3)], 19);
    expect(t.player(0).stored).toEqual([0, 0, 0, 0]);
  });
});

describe('wages', () => {
  it('FE-WAG-02 FE-WAG-03 FE-EX-31: the wage beside the lowest empty space, £1 for a machine: £7', () => {
    const t = phase(
      [{ cash: 50, factories: [factory('clothes', { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })] }],
      5,
    );
    expect(t.pounds(0, 'wages')).toBe(-7);
    const { rs } = jenny();
    expect([1, 40, 41, 60, 61, 80].map((empty) => rs.wage[empty])).toEqual([2, 2, 3, 4, 5, 5]);
  });

  it('FE-WAG-04: additional workers are paid like the others', () => {
    const t = phase([{ cash: 50, factories: [factory('clothes', { additional: 2, obsolete: 1 })] }], 5);
    expect(t.pounds(0, 'wages')).toBe(-12);
  });

  it('FE-WAG-05 FE-WAG-06 FE-WAG-07 FE-EX-57: £27; with a foreman £19; with workshop as well £17', () => {
    const lamps = factory('lamps', { workers: [2, 2, 2, 0], machines: [1, 1, 1, 0], price: 11 });
    const pay = (spec: SeatSpec) =>
      water({ seats: [{ cash: 50, factories: [lamps], ...spec }], cycle: 'lamps', empty: 60, run: PHASE }).pounds(
        0,
        'wages',
      );
    expect(pay({})).toBe(-27);
    expect(pay({ tiles: ['foreman'], foreman: 'lamps' })).toBe(-19);
    expect(pay({ tiles: ['foreman', 'workshop'], foreman: 'lamps', workshop: 'lamps' })).toBe(-17);
    expect(pay({ tiles: ['foreman'], foreman: 'food' })).toBe(-27);
    // At a wage of £2 the foreman leaves £1.
    const low = water({
      seats: [{ cash: 50, factories: [factory('food')], tiles: ['foreman'], foreman: 'food' }],
      cycle: 'food',
      empty: 20,
      run: PHASE,
    });
    expect(low.pounds(0, 'wages')).toBe(-4);
  });

  it('FE-EVT-15: under the threat of a strike every wage is £1 higher', () => {
    const t = water({
      seats: [{ cash: 50, factories: [factory('food')] }],
      empty: 20,
      lasting: ['threat-of-strike'],
      run: PHASE,
    });
    expect(t.pounds(0, 'wages')).toBe(-12);
  });
});

describe('decay', () => {
  it('FE-DEC-01: each marker on the featured good falls by one', () => {
    const t = phase([{ cash: 50, factories: [factory('clothes', { distribution: 2, price: 7 })] }], 0);
    expect(t.factory(0, 'clothes').distribution).toBe(1);
  });

  it('FE-DEC-02: appeal is corrected: sold was with 9 + 2 − 7, and 9 + 1 − 7 are left', () => {
    const t = phase([{ cash: 50, factories: [factory('clothes', { distribution: 2, price: 7 })] }], 9);
    expect(t.told('produced').map(({ appeal }) => appeal)).toEqual([4]);
    expect(t.told('called')[0]?.appeal).toBe(4);
    expect(t.told('distribution').map(({ to, appeal }) => [to, appeal])).toEqual([[1, 3]]);
    expect(t.appeal(0, 'clothes')).toBe(3);
  });

  it('FE-DEC-03: appeal stays 0: the price falls by £1 and the indicator by one space', () => {
    const t = phase(
      [{ cash: 50, space: 30, factories: [factory('clothes', { distribution: 1, price: 10, workers: [1, 0, 0, 0] })] }],
      0,
    );
    expect([t.appeal(0, 'clothes'), t.factory(0, 'clothes').price, t.player(0).space]).toEqual([0, 9, 29]);
  });

  it('FE-DEC-04: other goods and factories without a marker are untouched', () => {
    const t = phase(
      [{ cash: 50, factories: [factory('clothes', { price: 9 }), factory('lamps', { distribution: 3 })] }],
      0,
    );
    expect([
      t.factory(0, 'lamps').distribution,
      t.factory(0, 'clothes').distribution,
      t.factory(0, 'clothes').price,
    ]).toEqual([3, 0, 9]);
  });

  it('FE-SVI-01: also who has sold stored goods only', () => {
    const idle = factory('food', { price: 6, workers: [1, 0, 0, 0] });
    const seats = [{ cash: 50, space: 20, factories: [idle], stored: { food: 1 } }];
    const t = jenny({ seats, cycle: 'food', empty: 40, run: [{ step: 'production' }] }).do('sell stored');
    expect(t.told('indicator').map(({ why }) => why)).toContain('sold-one');
  });

  it('FE-SVI-07 AMB-17: charisma wins a tie at an appeal of 1, but none that its owner is not part of', () => {
    const food = (appeal: number, tiles: readonly ['charisma'] | readonly [] = []) => ({
      cash: 50,
      space: 20,
      tiles,
      factories: [factory('food', { price: 8 - appeal, workers: [2, 0, 0, 0] })],
    });
    const bonuses = (...seats: ReturnType<typeof food>[]) =>
      water({ players: 3, seats, cycle: 'food', empty: 60, run: [{ step: 'production' }] })
        .told('indicator')
        .filter(({ why }) => why === 'highest-appeal')
        .map(({ seat }) => seat);
    expect(bonuses(food(1, ['charisma']), food(1), food(1))).toEqual([0]);
    expect(bonuses(food(1, ['charisma']), food(2), food(2))).toEqual([]);
  });

  it('FE-SVI-07 AMB-67: charisma wins the tie at an appeal of 0 as well, for who has sold to a patron', () => {
    const bonuses = (tiles: readonly Tile[], importer = 0) => {
      const patron = { cash: 50, space: 20, tiles, factories: [factory('food', { price: 8 })] };
      const seats = [patron, { cash: 50, space: 20, factories: [factory('food', { price: 8 })] }];
      const t = water({ seats, cycle: 'food', empty: 60, importers: { food: importer }, run: PHASE });
      return t
        .do('patron from production')
        .told('indicator')
        .map(({ why }) => why);
    };
    expect(bonuses(['patron-food'])).toEqual(['sold-one', 'most-sold']);
    expect(bonuses(['patron-food', 'charisma'])).toEqual(['sold-one', 'highest-appeal', 'most-sold']);
    // An importer with appeal is alone ahead; with the one good that he sells he is tied.
    expect(bonuses(['patron-food', 'charisma'], 1)).toEqual(['sold-one', 'most-sold']);
  });
});
