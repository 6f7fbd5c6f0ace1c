import { Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { buildingCost, newFactory, outputOf } from '../factory.ts';
import { anniversary } from '../games.ts';
import { GOODS, ROWS } from '../goods.ts';
import { factory, jubilee, rich, type Situation } from '../testing/position.ts';

const options = { 'asymmetric-factories': 'on' };
const at = (position: Situation) => jubilee({ options, ...position });
const MASS = 1;
const LUXURY = 2;

describe('asymmetric factories', () => {
  it('AE-ASY-01 AE-ASY-05 AE-ASY-09 AE-ASY-10: mass is cheaper and makes more, luxury the reverse, to level III', () => {
    const { rs } = at({});
    for (let good = 0; good < 4; good++)
      for (const level of [1, 2, 3]) {
        expect(buildingCost(rs, good, level, MASS)).toBeLessThan(buildingCost(rs, good, level, 0));
        expect(buildingCost(rs, good, level, LUXURY)).toBeGreaterThan(buildingCost(rs, good, level, 0));
      }
    expect(rs.types.map(({ topLevel }) => topLevel)).toEqual([4, 3, 3]);
  });

  it('AE-ASY-09 AE-ASY-10: in every line of every level luxury makes fewer crates than a regular factory, mass more', () => {
    const { rs } = at({});
    const [regular = [], mass, luxury] = [0, MASS, LUXURY].map((type) => rs.output[type * GOODS.length]?.slice(0, 3));
    const lines = (compare: (line: number, regular: number) => boolean, strips: typeof mass) =>
      strips?.map((level, i) => level.map((line, row) => compare(line, regular[i]?.[row] ?? Number.NaN)));
    // A line that yields nothing in a regular factory yields nothing in any: the fourth of level I.
    const all = [[true, true, true, false], ...Array<boolean[]>(2).fill([true, true, true, true])];
    expect(lines((line, usual) => line < usual, luxury)).toEqual(all);
    expect(lines((line, usual) => line > usual, mass)).toEqual(all);
    expect([luxury?.[0]?.[3], mass?.[0]?.[3]]).toEqual([0, 0]);
  });

  it('AE-ASY-10: with any number of full lines a luxury factory makes fewer crates than a regular one of its level', () => {
    const { rs } = at({});
    for (let good = 0; good < GOODS.length; good++)
      for (const level of [1, 2, 3])
        for (let full = 1; full <= ROWS; full++) {
          const workers = [0, 1, 2, 3].map((row) => (row < full ? (rs.spaces[good]?.[row] ?? 0) : 0));
          const [regular, mass, luxury] = ([0, MASS, LUXURY] as const).map((type) =>
            outputOf(rs, { ...newFactory(level, 5, type), workers }, good),
          );
          const where = `${GOODS[good]} ${level}, ${full} lines`;
          expect(luxury, where).toBeLessThan(regular ?? 0);
          expect(mass, where).toBeGreaterThan(regular ?? 0);
        }
  });

  it('AE-ASY-02 AE-CMP-07: one factory of a product, whatever its type, and that is said once', () => {
    const run = [{ step: 'found', k: 0, round: 1 }] as const;
    const t = at({ decade: 1760, seats: [{ factories: [factory('food')] }], run });
    for (const line of ['found food', 'found mass food', 'found luxury food'])
      expect([t.refused(line), t.rule(line)]).toEqual(['has-factory', 'AE-CMP-07']);
    expect(t.listed.filter((line) => line.includes('food'))).toEqual(['found food: has-factory']);
  });

  it('AE-ASY-02 AE-ASY-03 AE-DP-02: chosen when the factory is founded, with two lines', () => {
    const rules = anniversary.rules({ players: 2, options, sheet: anniversary.sheet });
    const engine = new Engine(rules);
    const s = engine.start('types');
    expect(engine.open(s)).toHaveLength(12);
    const move = rules.notation.read('found luxury lamps');
    if (move) engine.play(s, move);
    expect(s.players[s.start]?.factories[3]).toMatchObject({ type: LUXURY, workers: [3, 3, 0, 0] });
  });

  it('AE-EX-53 AE-ASY-06 AE-ASY-07 AE-ASY-03: mass lamps I are closed, luxury lamps II opened', () => {
    const t = at({
      decade: 1780,
      fired: 0,
      seats: [
        rich({
          factories: [factory('lamps', { type: MASS, quality: 2, machines: [1, 0, 0, 0], workers: [2, 3, 0, 0] })],
        }),
      ],
    });
    t.do('use factory at 2', 'close lamps', 'build luxury lamps 2', 'price lamps 12');
    expect(t.factory(0, 'lamps')).toMatchObject({
      type: LUXURY,
      level: 2,
      quality: 0,
      workers: [3, 0, 0, 0],
      machines: [0, 0, 0, 0],
    });
    expect(t.s.fired).toBe(5);
    const same = at({ seats: [rich()] }).do('use factory at 2', 'close food');
    expect(same.open).toContain('build mass food 1');
  });

  it('AE-ASY-04 AE-BAD-20: modernising keeps the type', () => {
    const t = at({ decade: 1780, seats: [rich({ factories: [factory('food', { type: MASS })] })] }).do(
      'use factory at 2',
    );
    expect(t.refused('build luxury food 2')).toBe('type-stays');
    t.do('modernise food 2');
    expect(t.factory(0, 'food')).toMatchObject({ type: MASS, level: 2 });
    expect(t.pounds(0, 'action')).toBe(-buildingCost(t.rs, 0, 2, MASS));
  });

  it('AE-BAD-19: there is no level IV', () => {
    const t = at({
      decade: 1800,
      seats: [rich({ tiles: ['inventor'], factories: [factory('food', { type: LUXURY, level: 3 })] })],
    });
    expect(t.do('use factory at 2').refused('modernise food 4')).toBe('type-ends');
  });

  it('AE-ASY-08: the foreman stays with the good', () => {
    const t = at({ seats: [rich({ tiles: ['foreman'], foreman: 'food' })] });
    t.do('use factory at 2', 'close food', 'build mass food 1', 'price food 4');
    expect(t.player(0).foreman).toBe(0);
  });

  it('AE-ASY-11 AE-ASY-12 AE-ASY-13: luxury makes nothing without two full lines; its workers are paid', () => {
    const seats = [rich({ factories: [factory('food', { type: LUXURY, workers: [2, 1, 0, 0], price: 8 })] })];
    const t = at({ seats, empty: 40, run: [{ step: 'production' }] });
    const { rs } = t;
    const appeal = buildingCost(rs, 0, 1, LUXURY) - 8;
    expect([t.told('produced')[0]?.amount, t.appeal(0, 'food'), t.pounds(0, 'wages')]).toEqual([0, appeal, -6]);
    const full = { ...t.factory(0, 'food'), workers: [2, 2, 0, 0] };
    expect([outputOf(rs, full, 0), outputOf(rs, full, 0, 1)]).toEqual([1, 0]);
  });

  it('AE-DEV07-3: extra shifts make one good all the same', () => {
    const seats = [
      rich({
        tiles: ['extra-shifts'],
        factories: [factory('food', { type: LUXURY, workers: [2, 0, 0, 0], price: 8 })],
      }),
    ];
    const t = at({ seats, empty: 40, run: [{ step: 'production' }] }).do('extra shifts');
    expect(t.told('sold')[0]).toMatchObject({ amount: 1 });
  });
});
