import { type Move, type Seat, type State, sameMove } from '@cromford/kernel';
import type { Mind } from './mind.ts';
import { kindOf, LONGEST, type Plan } from './plans.ts';

/** Times that a plan is gone through; most are as good as they get after one. */
const ROUNDS = 2;

/**
 * The same turn done better: another space of the chart, another amount, another price at each decision in turn, the rest as planned as far as
 * that goes. A beam that follows few lines drops such a turn as soon as some other looks better half way.
 */
export function refined(mind: Mind, from: State, seat: Seat, plan: Plan): Plan {
  let best = plan;
  for (let round = 0; round < ROUNDS; round++) {
    const before = best;
    let s = from;
    for (let at = 0; at < best.moves.length; at++) {
      const begun = best.moves.slice(0, at);
      const chosen = best.moves[at] as Move;
      for (const move of alike(mind, s, chosen)) {
        if (mind.spent) return best;
        if (sameMove(move, chosen)) continue;
        const other = carriedOn(mind, from, mind.after(s, move), seat, [...begun, move], best.moves, true);
        if (other.value > best.value) best = other;
      }
      s = mind.after(s, best.moves[at] as Move);
    }
    if (best === before) break;
  }
  return best;
}

/**
 * The rest of the turn as it was planned, where it can be; else as it looks best. The first time that a planned amount is not to be had any more
 * all others are tried: spaces of the chart and what is paid for them go together.
 */
function carriedOn(
  mind: Mind,
  from: State,
  s: State,
  seat: Seat,
  begun: readonly Move[],
  planned: readonly Move[],
  mayFork: boolean,
): Plan {
  const moves = [...begun];
  let open = mind.moves(s);
  while (moves.length < LONGEST && mind.sameTurn(from, s, seat)) {
    const wanted = planned[moves.length];
    let move = wanted && open.find((one) => sameMove(one, wanted));
    if (!move && wanted && mayFork) {
      const ways = alike(mind, s, wanted).map((one) =>
        carriedOn(mind, from, mind.after(s, one), seat, [...moves, one], planned, false),
      );
      if (ways.length > 0) return ways.reduce((best, way) => (way.value > best.value ? way : best));
    }
    move ??= open[mind.best(s, seat, open)] as Move;
    open = mind.moves(s, mind.engine.apply(s, move));
    mind.nodes++;
    moves.push(move);
  }
  return { moves, value: mind.standing(s, seat), end: s };
}

/** Open moves that do the same to the same, if for another amount or elsewhere. */
function alike(mind: Mind, s: State, move: Move): Move[] {
  const kind = kindOf(move);
  return mind.moves(s).filter((one) => kindOf(one) === kind);
}
