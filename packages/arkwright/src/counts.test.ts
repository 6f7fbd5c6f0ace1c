import { Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { spinningJenny, waterFrame } from './games.ts';
import type { State } from './state.ts';
import { factory, jenny, type Play, type Position, water } from './testing/position.ts';

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
const late: Position = {
  decade: 1800,
  cycle: 'cutlery',
  empty: 60,
  seats: [
    {
      cash: 120,
      space: 34,
      factories: [
        factory('food', { level: 2, workers: [1, 2, 2, 0], machines: [1, 0, 0, 0], quality: 2 }),
        factory('cutlery', { level: 3, distribution: 2, price: 9 }),
        factory('lamps', { workers: [2, 3, 3, 0], machines: [1, 0, 0, 0], price: 9 }),
      ],
      markers: ['first-machinery', 'second-production', 'first-distribution'],
      ships: [2, 6],
      tiles: ['accountant', 'inventor', 'foreman', 'broker'],
      foreman: 'lamps',
      contracts: { food: 2, lamps: 4 },
      edges: ['food', 'row-1'],
      stored: { food: 3, lamps: 2 },
    },
    { cash: 60, space: 25, factories: [factory('cutlery', { price: 8 })], tiles: ['school', 'charisma'] },
    { cash: 20, space: 18, factories: [factory('food'), factory('clothes')] },
  ],
};

describe('numbers of choices', () => {
  it('at the start of a game', () => {
    const at = (game: typeof waterFrame, players: number, options: Record<string, string>, depth: number) => {
      const engine = new Engine(game.rules({ players, options, sheet: game.sheet }));
      return counts(engine, engine.start('counts'), depth);
    };
    expect(at(spinningJenny, 4, {}, 4).join(' ')).toMatchInlineSnapshot(`"4 22 88 484"`);
    expect(at(spinningJenny, 4, { 'set-up': 'predetermined' }, 3).join(' ')).toMatchInlineSnapshot(`"35 287 3298"`);
    expect(at(waterFrame, 2, { 'set-up': 'predetermined' }, 3).join(' ')).toMatchInlineSnapshot(`"35 354 6233"`);
  });

  it('late in Water Frame', () => {
    const t = water(late);
    expect(counts(t.engine, t.s, 3).join(' ')).toMatchInlineSnapshot(`"54 263 3501"`);
    const after = (...moves: string[]) => {
      const played = water(late).do(...moves);
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
});
