import { canonical } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { FrameOf } from '../../frames.ts';
import type { State } from '../../state.ts';
import { type FactoryPosition, type Play, type PlayerPosition, play } from '../../testing/position.ts';
import { improve } from './improve.ts';

type Goods = 'food' | 'clothes' | 'cutlery' | 'lamps';
const open = (...goods: Goods[]) => Object.fromEntries(goods.map((good) => [good, {} as FactoryPosition]));

/** What can be placed, open or refused for leading nowhere; how a card is turned makes no difference here. */
function tries({ engine }: Play, s: State) {
  return engine.options(s).flatMap(({ move, refusal }) => {
    const isTried = move.do === 'put' ? move.shows === 'price' : move.do === 'distribute';
    return isTried && (!refusal || refusal.code === 'leads-nowhere') ? [{ move, refusal }] : [];
  });
}

/** Goes every way from here and says whether one of them comes to a gain; what is said on the way is compared with that. */
function explored(game: Play, s: State, known: Map<string, boolean>, wrong: string[]): boolean {
  const { engine } = game;
  const key = canonical([s.players, s.placed]);
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, false);
  let comes = engine.options(s).some(({ move, refusal }) => move.do === 'done' && !refusal);
  for (const { move, refusal } of tries(game, s)) {
    const next = engine.rules.clone(s);
    improve(game.rs).play(next, next.agenda.pop() as FrameOf<'improve'>, move, undefined);
    const leadsOn = explored(game, next, known, wrong);
    if (leadsOn === Boolean(refusal))
      wrong.push(`${engine.rules.notation.write(move)}: ${refusal ? 'refused' : 'open'}`);
    comes ||= leadsOn;
  }
  known.set(key, comes);
  return comes;
}

const wrongIn = (action: 'quality' | 'distribution', seat: PlayerPosition) => {
  const game = play({ seats: [{ cards: [], ...seat }] }).do(`action ${action}`);
  const wrong: string[] = [];
  explored(game, game.s, new Map(), wrong);
  return wrong;
};

describe('CG-ACT-05: whatever is placed can still come to a gain, and only what cannot is refused for it', () => {
  it.each<[string, PlayerPosition]>([
    ['one factory at 2', { factories: open('food'), quality: [['quality-a', 'food', 2]] }],
    [
      'one factory at 4 of 6 with the Engineer',
      { factories: open('food'), cards: ['engineer'], quality: [['quality-c', 'food', 4]] },
    ],
    [
      'two factories at 4 and 3',
      {
        factories: open('food', 'clothes'),
        quality: [
          ['quality-a', 'food', 2],
          ['quality-b', 'food', 2],
          ['quality-c', 'clothes', 3],
        ],
      },
    ],
    [
      'two factories at 1 and 4, two steps',
      {
        factories: open('clothes', 'lamps'),
        levels: { quality: 1 },
        quality: [
          ['quality-b', 'clothes', 1],
          ['quality-c', 'lamps', 4],
        ],
      },
    ],
    [
      'three factories, one at 3',
      { factories: open('food', 'cutlery', 'lamps'), quality: [['quality-c', 'cutlery', 3]] },
    ],
    [
      'one factory at 2, two steps',
      { factories: open('cutlery'), levels: { quality: 1 }, quality: [['quality-b', 'cutlery', 2]] },
    ],
    [
      'one factory at 2, three steps',
      { factories: open('lamps'), levels: { quality: 2 }, quality: [['quality-b', 'lamps', 2]] },
    ],
    ['two factories, one at 2', { factories: open('food', 'clothes'), quality: [['quality-a', 'clothes', 2]] }],
  ])('quality: %s', (_what, seat) => {
    expect(wrongIn('quality', seat)).toEqual([]);
  });

  it.each<[string, PlayerPosition]>([
    ['one factory at 3', { factories: open('food'), distribution: [['distribution-a', 'food', 3]] }],
    [
      'two factories at 4 and 3',
      {
        factories: open('food', 'cutlery'),
        distribution: [
          ['distribution-a', 'food', 4],
          ['distribution-b', 'cutlery', 3],
        ],
      },
    ],
    [
      'two factories at 4 and 1 with the Patent',
      {
        factories: open('food', 'lamps'),
        cards: ['patent'],
        distribution: [
          ['distribution-b', 'food', 4],
          ['patent', 'lamps', 1],
        ],
      },
    ],
    [
      'two factories at 3 and 2 with the Patent, four steps',
      {
        factories: open('food', 'cutlery'),
        cards: ['patent'],
        levels: { distribution: 2 },
        distribution: [
          ['distribution-a', 'cutlery', 3],
          ['patent', 'food', 2],
        ],
      },
    ],
  ])('distribution: %s', (_what, seat) => {
    expect(wrongIn('distribution', seat)).toEqual([]);
  });
});
