import { type Move, type Random, sameMove, seeded } from '@cromford/kernel';
import { oneOtherwise } from '../search/one-otherwise.ts';
import { follows } from './themes.ts';
import { comparedTurns, type TurnStart } from './turns.ts';

/** Deals over which a price is told from another, and in spreads what is noise there. */
const DEALS = 16;
const BETTER = 0.05;
/** A price may call for another one, and that for the first again. */
const ROUNDS = 3;

/** The same turn with the prices (and whatever else follows from the rest) that lead to most: what is to be found must not be beaten by another price. */
export function priced(moment: TurnStart, moves: readonly Move[], random?: Random): readonly Move[] {
  const { engine, view } = moment;
  const from = engine.rules.guess(view, seeded('prices'));
  let best = moves;
  for (let round = 0; round < ROUNDS; round++) {
    const turns = [best, ...oneOtherwise(engine, from, best, prices)];
    if (turns.length === 1) return best;
    const values = comparedTurns(moment, turns, random, undefined, DEALS);
    const most = Math.max(...values);
    if (most - (values[0] as number) < BETTER) return best;
    best = turns[values.indexOf(most)] as readonly Move[];
  }
  return best;
}

const prices = (open: readonly Move[], move: Move) =>
  follows(move) ? open.filter((other) => isOfTheSame(other, move)) : [];

/** Another value for the same good. */
function isOfTheSame(other: Move, move: Move): boolean {
  const good = (one: Move) => ('good' in one ? one.good : undefined);
  return other.do === move.do && good(other) === good(move) && !sameMove(other, move);
}
