import { type Move, type Random, type Seat, type State, sameMove } from '@cromford/kernel';
import type { Mind } from './mind.ts';
import type { Plan } from './plans.ts';
import { success } from './success.ts';

/** Decisions that count as a round where a game does not say what one is. */
const ROUND = 20;

interface Candidate {
  readonly plan: Plan;
  sum: number;
  games: number;
}

export interface Horizon {
  /** Rounds that a line is played on. */
  readonly rounds: number;
}

/**
 * Which of these turns leads furthest: each is played on over the rivals' turns and the coming rounds, everybody taking what looks
 * best, on hidden things dealt anew; all candidates meet the same deals. The time is cut into equal stages, and after each the worse half
 * drops out, so that it goes to those that are hard to tell apart. Comes back ranked, with the success of each.
 */
export function lookAhead(
  mind: Mind,
  view: State,
  seat: Seat,
  among: readonly Plan[],
  random: Random,
  { rounds }: Horizon,
): { plan: Plan; success: number }[] {
  // The position at the end of the turn counts like one line: when time is short, the plan's own judgement decides.
  const candidates: Candidate[] = among.map((plan) => ({ plan, sum: success(mind, plan.end, seat), games: 1 }));
  let running = [...candidates];
  for (let stages = Math.ceil(Math.log2(among.length)); stages > 0 && !mind.spent; stages--) {
    const until = mind.nodes + (mind.limit - mind.nodes) / stages;
    while (mind.nodes < until && !mind.spent) {
      const dealt = mind.engine.rules.guess(view, random);
      const lines: number[] = [];
      for (const { plan } of running) {
        if (mind.spent && lines.length > 0) break;
        lines.push(success(mind, playedOn(mind, dealt, seat, plan.moves, rounds), seat));
      }
      // A deal that not all have met says nothing.
      if (lines.length < running.length) break;
      for (const [i, candidate] of running.entries()) {
        candidate.sum += lines[i] as number;
        candidate.games++;
      }
    }
    running = running.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(running.length / 2));
  }
  return ranked(candidates);
}

function mean({ sum, games }: Candidate): number {
  return sum / games;
}

/** Those who came furthest first, the others behind them. */
function ranked(candidates: readonly Candidate[]): { plan: Plan; success: number }[] {
  return [...candidates]
    .sort((a, b) => b.games - a.games || mean(b) - mean(a))
    .map((candidate) => ({ plan: candidate.plan, success: mean(candidate) }));
}

/** The position some rounds after these moves. */
function playedOn(mind: Mind, from: State, seat: Seat, moves: readonly Move[], rounds: number): State {
  const { engine, judgement } = mind;
  const s = engine.rules.clone(from);
  const clock = (now: State) => judgement.clock?.(now) ?? Math.floor(now.ply / ROUND);
  const end = clock(s) + rounds;
  let open = engine.open(s);
  let planned = 0;
  while (open.length > 0 && clock(s) < end) {
    const due = engine.due(s)?.seat ?? 0;
    const list = [...open];
    const wanted = due === seat ? moves[planned] : undefined;
    const kept = wanted && list.find((move) => sameMove(move, wanted));
    planned = kept ? planned + 1 : moves.length;
    open = engine.apply(s, kept ?? (list[mind.best(s, due, list)] as Move));
    mind.nodes++;
  }
  return s;
}
