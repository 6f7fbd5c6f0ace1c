import { Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from './games.ts';
import type { State } from './state.ts';
import { MODULES } from './testing/modules.ts';
import { factory, jenny, jubilee, mule, type Play, type SeatSpec, type Situation, water } from './testing/position.ts';

type Options = Readonly<Record<string, string>>;

/** How many lines of play there are to a depth: a change of the rules that nobody meant shows here first. */
function lines(engine: Play['engine'], s: State, depth: number): number {
  const open = [...engine.open(s)];
  if (depth === 1) return open.length;
  let sum = 0;
  for (const move of open) {
    const after = engine.rules.clone(s);
    engine.apply(after, move);
    sum += lines(engine, after, depth - 1);
  }
  return sum;
}

const counts = (engine: Play['engine'], s: State, depth: number) =>
  Array.from({ length: depth }, (_, i) => lines(engine, s, i + 1));

/** A late position with something of everything. */
function late(own: SeatSpec): Situation {
  return {
    decade: 1800,
    cycle: 'cutlery',
    empty: 60,
    seats: [
      { cash: 120, space: 34, ships: [2, 6], foreman: 'lamps', ...own },
      { cash: 60, space: 25, factories: [factory('cutlery', { price: 8 })], tiles: ['school', 'charisma'] },
      { cash: 20, space: 18, factories: [factory('food'), factory('clothes')] },
    ],
  };
}

/** What Spinning Mule does not have. */
const trade: SeatSpec = {
  contracts: { food: 2, lamps: 4 },
  edges: ['food', 'row-1'],
  stored: { food: 3, lamps: 2 },
};

const lateWater = late({
  factories: [
    factory('food', { level: 2, workers: [1, 2, 2, 0], machines: [1, 0, 0, 0], quality: 2 }),
    factory('cutlery', { level: 3, distribution: 2, price: 9 }),
    factory('lamps', { workers: [2, 3, 3, 0], machines: [1, 0, 0, 0], price: 9 }),
  ],
  markers: ['first-machinery', 'second-production', 'first-distribution'],
  tiles: ['accountant', 'inventor', 'foreman', 'broker'],
  ...trade,
});

/** With what only the anniversary edition has. */
const anniversarySeat: SeatSpec = {
  factories: [
    factory('food', { level: 2, workers: [1, 1, 2, 0], machines: [0, 1, 0, 0], quality: 2 }),
    factory('cutlery', { level: 3, distribution: 2, price: 9 }),
    factory('lamps', { workers: [3, 2, 3, 0], machines: [0, 1, 0, 0], price: 12 }),
  ],
  markers: ['first-machinery', 'second-production', 'first-stock-exchange'],
  tiles: ['tinkerer', 'inventor', 'foreman', 'broker'],
  influence: [3, 0, 5, 1],
};
const lateJubilee = late({ ...anniversarySeat, ...trade, limit: 5 });
const lateMule: Situation = { ...late(anniversarySeat), decade: 1810 };

function atStart(game: typeof waterFrame | typeof anniversary, players: number, options: Options, depth: number) {
  const engine = new Engine(game.rules({ players, options, sheet: game.sheet } as never));
  return counts(engine, engine.start('counts'), depth);
}

describe('numbers of choices', () => {
  it('at the start of a game', () => {
    expect(atStart(spinningJenny, 4, {}, 4).join(' ')).toMatchInlineSnapshot(`"4 22 88 484"`);
    expect(atStart(spinningJenny, 4, { 'set-up': 'predetermined' }, 3).join(' ')).toMatchInlineSnapshot(
      `"35 287 3298"`,
    );
    expect(atStart(waterFrame, 2, { 'set-up': 'predetermined' }, 3).join(' ')).toMatchInlineSnapshot(`"35 354 6233"`);
  });

  it('late in Water Frame', () => {
    const t = water(lateWater);
    expect(counts(t.engine, t.s, 3).join(' ')).toMatchInlineSnapshot(`"54 263 3501"`);
    const after = (...moves: string[]) => {
      const played = water(lateWater).do(...moves);
      return counts(played.engine, played.s, 3).join(' ');
    };
    expect(after('use factory at 2', 'pay 2')).toMatchInlineSnapshot(`"10 74 576"`);
    expect(after('use workers at 2', 'pay 2')).toMatchInlineSnapshot(`"33 984 26021"`);
    expect(after('use stock-exchange at 2', 'pay 2')).toMatchInlineSnapshot(`"43 1778 66788"`);
    expect(after('use second-production at 2', 'pay 2')).toMatchInlineSnapshot(`"9 38 156"`);
    expect(after('use ship-6 at 6', 'pay 6')).toMatchInlineSnapshot(`"2 54 118"`);
    expect(after('use first-distribution at 8', 'pay 8')).toMatchInlineSnapshot(`"4 41 679"`);
  });

  it('late in Spinning Jenny', () => {
    const t = jenny({
      decade: 1790,
      cycle: 'cutlery',
      seats: [
        {
          cash: 40,
          factories: [factory('food'), factory('cutlery', { price: 8, distribution: 1 })],
          stored: { food: 2 },
          markers: ['second-quality', 'first-stock-exchange'],
        },
      ],
    });
    expect(counts(t.engine, t.s, 3).join(' ')).toMatchInlineSnapshot(`"40 415 5684"`);
  });

  it('at the start of a game of the anniversary edition, with each choice of modules', () => {
    const table = (game: typeof anniversary, players: number, depth: number, options: Options = {}) =>
      Object.entries(MODULES).map(
        ([name, modules]) => `${name}: ${atStart(game, players, { ...options, ...modules }, depth).join(' ')}`,
      );
    expect(table(anniversary, 3, 4)).toMatchInlineSnapshot(`
      [
        "plain: 4 28 112 784",
        "company: 4 28 112 784",
        "asymmetric: 12 136 1632 18496",
        "company-asymmetric: 12 136 1632 18496",
      ]
    `);
    expect(table(anniversary, 2, 3, { 'set-up': 'predetermined' })).toMatchInlineSnapshot(`
      [
        "plain: 35 352 4862",
        "company: 35 352 4862",
        "asymmetric: 35 372 5192",
        "company-asymmetric: 35 372 5192",
      ]
    `);
    expect(table(spinningMule, 4, 4)).toMatchInlineSnapshot(`
      [
        "plain: 4 28 112 784",
        "company: 4 28 112 784",
        "asymmetric: 12 136 1632 18496",
        "company-asymmetric: 12 136 1632 18496",
      ]
    `);
  });

  it('late in Water Frame of the anniversary edition', () => {
    const after = (modules: Options, ...moves: string[]) => {
      const played = jubilee({ ...lateJubilee, options: modules }).do(...moves);
      return counts(played.engine, played.s, 3).join(' ');
    };
    expect(Object.values(MODULES).map((modules) => after(modules))).toMatchInlineSnapshot(`
      [
        "53 629 11687",
        "53 629 11687",
        "53 659 12402",
        "53 659 12402",
      ]
    `);
    expect(Object.values(MODULES).map((modules) => after(modules, 'use factory at 2'))).toMatchInlineSnapshot(`
      [
        "10 116 1532",
        "10 116 1532",
        "16 259 3360",
        "16 259 3360",
      ]
    `);
    expect(after({}, 'use workers at 2')).toMatchInlineSnapshot(`"31 779 16861"`);
    expect(after({}, 'use first-stock-exchange at 2')).toMatchInlineSnapshot(`"2 39 640"`);
    expect(after({}, 'use second-production at 2')).toMatchInlineSnapshot(`"9 179 3912"`);
    expect(after({}, 'use ship-6 at 6')).toMatchInlineSnapshot(`"2 56 126"`);
    const company = jubilee({
      ...lateJubilee,
      options: MODULES.company ?? {},
      run: [{ step: 'commodities', k: 0 }],
    });
    expect(counts(company.engine, company.s, 3).join(' ')).toMatchInlineSnapshot(`"4 27 150"`);
  });

  it('late in Spinning Mule', () => {
    const after = (modules: Options, ...moves: string[]) => {
      const played = mule({ ...lateMule, options: modules }).do(...moves);
      return counts(played.engine, played.s, 3).join(' ');
    };
    expect(Object.values(MODULES).map((modules) => after(modules))).toMatchInlineSnapshot(`
      [
        "53 614 7786",
        "53 614 7786",
        "53 644 8501",
        "53 644 8501",
      ]
    `);
    expect(after({}, 'use stock-exchange at 2')).toMatchInlineSnapshot(`"21 206 1613"`);
    expect(after({}, 'use ship-2 at 2')).toMatchInlineSnapshot(`"25 53 16"`);
  });
});
