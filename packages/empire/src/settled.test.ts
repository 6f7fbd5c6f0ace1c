import { describe, expect, it } from 'vitest';
import type { Components } from './components.ts';
import { KINDS, nameOf } from './resources.ts';
import { componentsOf } from './rules.ts';
import { settled } from './settled.ts';
import { play } from './testing/position.ts';

const central = { materials: 6, commodities: 6, goods: 6, capital: 8 };

describe('what a choice leaves', () => {
  it('is what lies on the tracks, less the cost of a building that only needs its place', () => {
    const game = play({ central, row: ['brickworks'] }).do('action build');
    const c = componentsOf(game.engine.rules) as Components;
    const left = () => Object.fromEntries(KINDS.map((kind) => [nameOf(kind), settled(c, game.s, kind)]));
    expect(left()).toEqual(central);
    game.do('build brickworks');
    expect(game.step).toBe('place');
    expect(left()).toEqual({ ...central, commodities: 3, capital: 7 });
    game.do('place 1 0');
    expect(left()).toEqual({ ...central, commodities: 3, capital: 7 });
  });

  it('is less by what is still to be paid, and more by what is to be put away', () => {
    const game = play({ central, built: [{ card: 'paper-mill', x: 0, y: -1, units: 2 }], row: ['brickworks'] });
    const c = componentsOf(game.engine.rules) as Components;
    game.do('action build', 'build brickworks', 'place 1 0');
    const commodities = KINDS.find((kind) => nameOf(kind) === 'commodities') as (typeof KINDS)[number];
    expect([game.step, settled(c, game.s, commodities)]).toEqual(['pay', 5]);
  });
});
