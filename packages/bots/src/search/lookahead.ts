import type { Random, Seat, State } from '@cromford/kernel';
import { type Horizon, moods, playedOn } from './line.ts';
import type { Mind } from './mind.ts';
import type { Plan } from './plans.ts';
import { NO_MATTER, simplestFirst } from './simplest-first.ts';
import { success } from './success.ts';

/** Deals that a plan meets before it can drop out. */
const FEWEST = 2;
/** Standard errors by which it must lie behind then. */
const BEHIND = 2;

interface Candidate {
  readonly plan: Plan;
  /** How it ended: first as the turn leaves it, which counts like a line, so that the plan's own judgement decides when time is short; then
   * deal by deal. */
  readonly ends: number[];
}

/**
 * Which of these turns leads furthest: each is played on over the rivals' turns and the coming rounds, on hidden things dealt anew; all
 * candidates meet the same deals. It is a race: who is known to lie behind the leader, or to come to the same, drops out, and it ends when
 * one is left or the budget is spent. Comes back ranked, with the success of each.
 */
export function lookAhead(
  mind: Mind,
  view: State,
  seat: Seat,
  among: readonly Plan[],
  random: Random,
  horizon: Horizon,
): { plan: Plan; success: number }[] {
  const candidates = among.map((plan): Candidate => ({ plan, ends: [success(mind, plan.end, seat)] }));
  let running = [...candidates];
  let deal = 0;
  while (running.length > 1 && !mind.spent) {
    const dealt = mind.engine.rules.guess(view, random);
    const ends: number[] = [];
    const mood = moods(deal++, horizon, random);
    for (const { plan } of running) {
      if (mind.spent && ends.length > 0) break;
      ends.push(success(mind, playedOn(mind, dealt, seat, plan.moves, horizon, mood()), seat));
    }
    // A deal that not all have met says nothing.
    if (ends.length < running.length) break;
    for (const [i, candidate] of running.entries()) candidate.ends.push(ends[i] as number);
    running = stillRunning(running);
  }
  const best = simplestFirst(ranked(candidates), mean, ({ plan }) => plan.moves);
  return best.map((candidate) => ({ plan: candidate.plan, success: mean(candidate) }));
}

function mean({ ends }: Candidate): number {
  return ends.reduce((sum, end) => sum + end, 0) / ends.length;
}

/** Those who came furthest first, the others behind them. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => b.ends.length - a.ends.length || mean(b) - mean(a));
}

function stillRunning(running: readonly Candidate[]): Candidate[] {
  const [leader, ...others] = ranked(running);
  if (!leader || leader.ends.length <= FEWEST) return [...running];
  return [leader, ...others.filter((other) => isUndecided(leader, other))];
}

/** Neither known to lie behind the leader nor to come to the same. */
function isUndecided(leader: Candidate, other: Candidate): boolean {
  const n = leader.ends.length;
  const behind = mean(leader) - mean(other);
  let squares = 0;
  for (let i = 0; i < n; i++) squares += ((leader.ends[i] as number) - (other.ends[i] as number) - behind) ** 2;
  const error = BEHIND * Math.sqrt(squares / (n - 1) / n);
  return behind < error && error > NO_MATTER;
}
