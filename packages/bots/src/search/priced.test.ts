import { spinningJenny } from '@cromford/arkwright';
import { completeOptions, Engine, type Move, type Seat, type State, sameMove, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { judgementOf } from '../judgements.ts';
import { Mind } from './mind.ts';
import { oneOtherwise } from './one-otherwise.ts';
import { plans } from './plans.ts';
import { priced } from './priced.ts';

const rules = spinningJenny.rules({
  players: 2,
  options: completeOptions(spinningJenny, {}),
  sheet: spinningJenny.sheet,
}) as never;
const engine = new Engine(rules);
const judgement = judgementOf(engine);
const mindOf = (limit: number) => new Mind(engine, judgement, judgement.weights, limit);
const QUICK = { width: 1, branch: 8 };
const HORIZON = { rounds: 2, care: 1, variety: 0.2 };

/** The first turn at which a quick look sets a price, after some that passed so. */
function pricing(after: number): { s: State; seat: Seat; moves: readonly Move[] } {
  const s = engine.start('prices');
  for (let turn = 0; turn < 60; turn++) {
    const seat = engine.due(s)?.seat ?? 0;
    const [best] = plans(mindOf(Number.POSITIVE_INFINITY), s, seat, QUICK);
    const moves = best?.moves ?? [];
    if (moves.some((move) => move.do === 'price') && turn >= after) return { s, seat, moves };
    for (const move of moves) if (engine.open(s).some((one) => sameMove(one, move))) engine.apply(s, move);
  }
  throw new Error('no turn with a price');
}

const isPrice = (open: readonly Move[], move: Move) =>
  move.do === 'price' ? open.filter((one) => one.do === 'price' && !sameMove(one, move)) : [];

it('a price that sells nothing, or gives goods away, is set otherwise, and the rest of the turn stays', () => {
  const { s, seat, moves } = pricing(8);
  const poor = oneOtherwise(engine, s, moves, isPrice);
  expect(poor.length).toBeGreaterThan(2);
  const changed = poor.filter((turn) => {
    const found = priced(mindOf(Number.POSITIVE_INFINITY), s, seat, turn, seeded('anew'), HORIZON);
    expect(found).toHaveLength(turn.length);
    expect(found.filter((move, at) => !sameMove(move, turn[at] as Move)).every((move) => move.do === 'price')).toBe(
      true,
    );
    return found !== turn;
  });
  expect(changed.length).toBeGreaterThan(poor.length / 2);
});

it('where the positions do not suffice to know better the turn stays as it was', () => {
  const { s, seat, moves } = pricing(8);
  const [poor = moves] = oneOtherwise(engine, s, moves, isPrice);
  expect(priced(mindOf(50), s, seat, poor, seeded('anew'), HORIZON)).toBe(poor);
});

it('only turns that can be played to their end are made otherwise', () => {
  const { s, moves } = pricing(8);
  for (const turn of oneOtherwise(engine, s, moves, (open) => open)) {
    const copy = engine.rules.clone(s);
    for (const move of turn) {
      expect(engine.open(copy).some((one) => sameMove(one, move))).toBe(true);
      engine.apply(copy, move);
    }
  }
});
