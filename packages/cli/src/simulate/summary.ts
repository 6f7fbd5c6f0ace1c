import type { Outcome } from './one-game.ts';
import type { Plan } from './plan.ts';

/** How a list of numbers is spread. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
}

export interface Band {
  readonly from: number;
  /** Absent on the highest. */
  readonly to?: number;
  readonly count: number;
}

export interface SeatSummary {
  readonly seat: number;
  readonly bot: string;
  /** Games won, a shared win counted for each who shares it. */
  readonly wins: number;
  /** Absent when no game came to its end. */
  readonly score?: Spread;
}

/** What `simulate --json` prints. Nothing in it depends on how many threads played. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly options: Plan['options'];
  readonly seed: string;
  readonly check: Plan['check'];
  /** Games played; fewer than asked for when it was cancelled. */
  readonly games: number;
  readonly finished: number;
  readonly cancelled: boolean;
  readonly brokenInvariants: {
    readonly count: number;
    readonly first: readonly { readonly seed: string; readonly reason: string }[];
  };
  readonly decisions: { readonly total: number; readonly perGame?: Spread };
  readonly seats: readonly SeatSummary[];
  /** How many final scores fell into each range that the game has a name for, all seats together. */
  readonly bands?: readonly Band[];
}

const FIRST_FEW = 10;

export function summarise(plan: Plan, outcomes: readonly Outcome[], bands: readonly number[] | undefined): Summary {
  const finished = outcomes.filter((outcome) => outcome.finished);
  const broken = outcomes.flatMap((outcome) => outcome.broken.map((reason) => ({ seed: outcome.seed, reason })));
  const decisions = finished.map((outcome) => outcome.decisions);
  return {
    game: plan.game,
    players: plan.players,
    options: plan.options,
    seed: plan.seed,
    check: plan.check,
    games: outcomes.length,
    finished: finished.length,
    cancelled: outcomes.length < plan.games,
    brokenInvariants: { count: broken.length, first: broken.slice(0, FIRST_FEW) },
    decisions: {
      total: outcomes.reduce((sum, outcome) => sum + outcome.decisions, 0),
      ...spreadOf('perGame', decisions),
    },
    seats: plan.bots.map((bot, seat) => ({
      seat,
      bot,
      wins: finished.filter((outcome) => outcome.winners.includes(seat)).length,
      ...spreadOf(
        'score',
        finished.map((outcome) => outcome.scores[seat] ?? 0),
      ),
    })),
    ...(bands && { bands: countBands(bands, finished) }),
  };
}

/** The lowest band also takes what lies below it. */
function countBands(bands: readonly number[], finished: readonly Outcome[]): Band[] {
  const scores = finished.flatMap((outcome) => outcome.scores);
  return bands.map((from, index) => {
    const next = bands[index + 1];
    const inside = scores.filter((score) => (index === 0 || score >= from) && (next === undefined || score < next));
    return { from, ...(next !== undefined && { to: next - 1 }), count: inside.length };
  });
}

function spreadOf<Name extends string>(name: Name, values: readonly number[]): Partial<Record<Name, Spread>> {
  const found = spread(values);
  return found ? ({ [name]: found } as Record<Name, Spread>) : {};
}

/** Quartiles by linear interpolation between the nearest ranks. */
export function spread(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    mean: rounded(sorted.reduce((sum, value) => sum + value, 0) / sorted.length),
    min: quantile(sorted, 0),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    max: quantile(sorted, 1),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return rounded(low + (high - low) * (at - Math.floor(at)));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
