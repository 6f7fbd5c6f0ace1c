import { type Engine, type Move, type State, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { Judgement } from '../judgement.ts';
import { treeFor } from './deliberate.ts';
import { Mind } from './mind.ts';
import { plans } from './plans.ts';
import { type Growth, treeSearch } from './tree.ts';

/** Two seats go left or right by turns, three times in all; a position is the way that was gone, and what it is worth to both stands in a table. */
interface Walk extends State {
  way: string;
}

const LENGTH = 3;
const QUICK = { width: 1, branch: 8, depth: 1 };
const REACH = { deals: 1, breadth: QUICK, onward: QUICK, most: 8, rounds: 2, curiosity: 1 };

/** A way that no entry names is worth what its longest beginning that is named is worth. */
function mindFor(worths: Readonly<Record<string, readonly [number, number]>>, limit = Number.POSITIVE_INFINITY): Mind {
  const worthOf = (way: string): readonly [number, number] =>
    worths[way] ?? (way === '' ? [0, 0] : worthOf(way.slice(0, -1)));
  const open = (s: Walk) => (s.way.length < LENGTH ? [{ do: 'left' }, { do: 'right' }] : []);
  const engine = {
    rules: {
      clone: (s: Walk): Walk => ({ ...s, agenda: [...s.agenda] }),
      guess: (s: Walk): Walk => ({ ...s, agenda: [...s.agenda] }),
      score: () => [0, 0],
    },
    open,
    apply(s: Walk, move: Move) {
      s.way += move.do === 'left' ? 'l' : 'r';
      s.ply++;
      if (s.way.length === LENGTH) s.agenda = [];
      return open(s);
    },
    turnOf: (s: Walk) => s.way.length % 2,
  };
  const judgement = {
    weights: {},
    spread: 10,
    clock: (s: Walk) => s.ply,
    worth: (s: Walk, seat: 0 | 1) => worthOf(s.way)[seat],
  };
  return new Mind(engine as unknown as Engine, judgement as unknown as Judgement, {}, limit);
}

const start = { agenda: [{ step: 'walk' }], ply: 0, barrier: 0, way: '' } as unknown as Walk;

function best(mind: Mind): string {
  const among = plans(mind, start, 0, { width: 1, branch: 8 });
  const ranked = treeSearch(mind, start, 0, among, seeded('tree'), REACH);
  expect(new Set(ranked.map(({ plan }) => plan))).toEqual(new Set(among));
  return ranked[0]?.plan.moves[0]?.do ?? '';
}

it('a turn that looks best falls behind where the reply to it is the end of it', () => {
  expect(best(mindFor({ l: [10, 0], lr: [-100, 50], r: [5, 0] }))).toBe('right');
  expect(best(mindFor({ l: [10, 0], lr: [20, 0], r: [5, 0] }))).toBe('left');
});

it('the others choose for themselves: nobody replies what hurts himself most', () => {
  expect(best(mindFor({ l: [10, 0], ll: [-100, -300], r: [5, 0] }))).toBe('left');
});

it('a reply that looks worse at once is found by what it leads to', () => {
  // After left, the other's right looks bad for him until the third turn, where nothing is left to choose.
  expect(best(mindFor({ l: [10, 0], lr: [12, -1], lrl: [-90, 90], lrr: [-90, 90], r: [5, 0] }))).toBe('right');
});

it('ends where all has been seen, however many positions there may be; and where the positions are spent', () => {
  const whole = mindFor({ l: [10, 0] });
  best(whole);
  expect(whole.nodes).toBeLessThan(1000);
  const short = mindFor({ l: [10, 0] }, 40);
  best(short);
  expect(short.nodes).toBeLessThan(80);
});

it('turns are compared in a tree where a game says so, up to so many players and with positions enough', () => {
  const tree = { seats: 2, fewest: 1000 } as Growth;
  const judgement = { search: { tree } } as Judgement;
  const effort = { nodes: 1000, plans: 2, width: 1, branch: 1, rounds: 1 };
  expect(treeFor(judgement, effort, 2)).toBe(tree);
  expect(treeFor(judgement, effort, 3)).toBeUndefined();
  expect(treeFor(judgement, { ...effort, nodes: 999 }, 2)).toBeUndefined();
  expect(treeFor(judgement, { ...effort, plans: 1 }, 2)).toBeUndefined();
  expect(treeFor({} as Judgement, effort, 2)).toBeUndefined();
});
