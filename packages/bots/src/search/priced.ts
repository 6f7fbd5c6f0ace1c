import { type Move, type Random, type Seat, type State, sameMove } from '@cromford/kernel';
import { type Horizon, moods, playedOn } from './line.ts';
import type { Mind } from './mind.ts';
import { oneOtherwise } from './one-otherwise.ts';
import { kindOf } from './plans.ts';
import { success } from './success.ts';

/** Deals over which prices are compared, and others over which the one that came out best must hold. */
const DEALS = 6;
const HOLDS = 8;
/** Spreads that another price must bring there. */
const BETTER = 0.04;
/** Steps that a price is moved up or down. */
const STEPS = 3;

/**
 * The turn with its prices set by what comes of them when all play on: where a turn ends they look alike, and what they sell shows only later. Among
 * many the luckiest comes out best, so it must be better over other deals as well. As it was, where the budget is spent before that is known.
 */
export function priced(
  mind: Mind,
  view: State,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  horizon: Horizon,
): readonly Move[] {
  const played = (turns: readonly (readonly Move[])[], deals: number) => {
    const sums = turns.map(() => 0);
    for (let deal = 0; deal < deals; deal++) {
      const dealt = mind.engine.rules.guess(view, random);
      const mood = moods(deal, horizon, random);
      for (const [i, turn] of turns.entries()) {
        if (mind.spent) return undefined;
        const end = playedOn(mind, dealt, seat, turn, horizon, mood());
        sums[i] = (sums[i] as number) + success(mind, end, seat) / deals;
      }
    }
    return sums;
  };
  const others = oneOtherwise(mind.engine, mind.engine.rules.guess(view, random), moves, (open, move, s) =>
    move.do === 'price' ? near(mind.moves(s, open), move) : [],
  );
  const values = others.length > 0 ? played([moves, ...others], DEALS) : undefined;
  const best = values && others[values.indexOf(Math.max(...values)) - 1];
  const [usual, other] = (best && played([moves, best], HOLDS)) ?? [];
  return best && usual !== undefined && other !== undefined && other - usual >= BETTER ? best : moves;
}

/** The same good at another price, some steps higher or lower. */
function near(open: readonly Move[], move: Move): readonly Move[] {
  const all = open.filter((one) => kindOf(one) === kindOf(move)).sort((a, b) => amountOf(a) - amountOf(b));
  const place = all.findIndex((one) => sameMove(one, move));
  return all.slice(Math.max(0, place - STEPS), place + STEPS + 1).filter((one) => !sameMove(one, move));
}

const amountOf = (move: Move): number => ('amount' in move ? Number(move.amount) : 0);
