import { hash } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { appealAt } from '../factory.ts';
import { spinningJenny, waterFrame } from '../games.ts';
import { GOODS, goodIndex } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { inRow, predetermined, set } from '../testing/set-up.ts';

const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);

describe('predetermined set-ups', () => {
  /** good (workers / price / appeal) as the tables print it. */
  function printed(s: State, rs: Ruleset): string[] {
    return s.players.map((p) =>
      p.factories
        .map((f, good) => f && `${GOODS[good]} ${sum(f.workers)}/${f.price}/${appealAt(rs, p, good)}`)
        .filter(Boolean)
        .join(', '),
    );
  }
  const cases = [
    [
      spinningJenny,
      4,
      [
        'clothes 4/6/3, cutlery 5/7/3',
        'food 4/5/3, cutlery 5/8/2',
        'clothes 4/5/4, lamps 6/9/2',
        'food 4/5/3, lamps 6/8/3',
      ],
      [10, 10, 10, 10],
      [51, 52, 50, 51],
    ],
    [
      spinningJenny,
      3,
      ['food 4/5/3, clothes 4/6/3', 'clothes 4/6/3, cutlery 5/8/2', 'food 4/5/3, cutlery 5/8/2'],
      [10, 10, 10],
      [53, 51, 52],
    ],
    [spinningJenny, 2, ['food 4/5/3, cutlery 5/8/2', 'food 4/5/3, clothes 4/6/3'], [10, 10], [52, 53]],
    [
      waterFrame,
      4,
      [
        'clothes 4/6/3, cutlery 5/6/4',
        'food 4/7/1, cutlery 5/7/3',
        'clothes 4/5/4, lamps 6/8/3',
        'food 4/5/3, lamps 6/9/2',
      ],
      [9, 10, 9, 10],
      [41, 32, 40, 31],
    ],
    [
      waterFrame,
      3,
      ['food 4/7/1, clothes 4/8/1', 'food 4/6/2, cutlery 5/8/2', 'food 4/5/3, lamps 6/9/2'],
      [10, 9, 9],
      [33, 42, 41],
    ],
    [waterFrame, 2, ['food 4/5/3, cutlery 5/8/2', 'food 4/7/1, clothes 4/8/1'], [8, 7], [52, 63]],
  ] as const;

  function check([game, players, factories, shares, cash]: (typeof cases)[number]) {
    const { s, rs } = set(game, players, predetermined);
    expect(printed(s, rs)).toEqual(factories);
    expect(s.players.map((p) => p.shares)).toEqual(shares);
    expect(s.players.map((p) => p.cash)).toEqual(cash);
    expect(s.start).toBe(0);
    expect(s.players.every((p) => p.markers.length === 1)).toBe(true);
  }
  it('FE-SET-32 FE-EX-05: Spinning Jenny for four', () => check(cases[0]));
  it('FE-SET-33 FE-EX-06: Spinning Jenny for three', () => check(cases[1]));
  it('FE-SET-34 FE-EX-07: Spinning Jenny for two', () => check(cases[2]));
  it('FE-SET-35 FE-EX-08: Water Frame for four', () => check(cases[3]));
  it('FE-SET-36 FE-EX-09: Water Frame for three', () => check(cases[4]));
  it('FE-SET-37 FE-EX-10: Water Frame for two', () => check(cases[5]));

  it('FE-SET-38: everybody starts with one light grey marker, taken from those of the set-up', () => {
    const { s } = set(spinningJenny, 3, predetermined);
    expect(s.players.map((p) => p.markers)).toEqual([['first-machinery'], ['first-quality'], ['first-distribution']]);
    expect([inRow(s, 0), s.laidOut]).toEqual([[1, 1, 1, 0, 2], []]);
    const frame = set(waterFrame, 4, predetermined).s;
    expect(frame.players.map((p) => p.markers[0])).toEqual([
      'first-machinery',
      'first-quality',
      'first-machinery',
      'first-distribution',
    ]);
    expect([inRow(frame, 0)[0], inRow(frame, 1)[0]]).toEqual([0, 0]);
  });

  it('FE-SET-31: its events are the four named ones, in whatever order; otherwise any may have been dealt', () => {
    const four = ['bureaucracy', 'lobby', 'war-on-the-continent', 'world-exhibition'];
    const { among } = set(waterFrame, 3, predetermined).rs.dealtEvents;
    expect(among.toSorted()).toEqual(four);
    expect(set(waterFrame, 3).rs.dealtEvents.among).toEqual(expect.arrayContaining([...four, 'recession']));
  });

  it('FE-EX-11 FE-TIME-02: the first cycle of 1770 has food as its good', () => {
    const { s, engine } = set(spinningJenny, 4, predetermined);
    expect([s.decade, s.cycle, engine.due(s)?.step]).toEqual([1770, goodIndex.food, 'turn']);
  });

  it('equal seeds give equal games', () => {
    expect(hash(set(waterFrame, 4).s)).toBe(hash(set(waterFrame, 4).s));
  });
});
