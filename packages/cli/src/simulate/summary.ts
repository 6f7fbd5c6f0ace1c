import type { Lapse } from '@cromford/bots/arena';
import type { GameOutcome } from './one-game.ts';
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
  readonly wanted: number;
  readonly brokenInvariants: {
    readonly count: number;
    readonly first: readonly { readonly seed: string; readonly reason: string }[];
  };
  /** What bots did wrong, a legal move being played in its place: moves that were refused, exceptions, answers that came too late. */
  readonly lapses: LapseSummary;
  readonly decisions: { readonly total: number; readonly perGame?: Spread };
  readonly seats: readonly SeatSummary[];
  /** How many final scores fell into each range that the game has a name for, all seats together. */
  readonly bands?: readonly Band[];
}

export interface LapseSummary {
  readonly refused: number;
  readonly threw: number;
  readonly late: number;
  readonly first: readonly (Lapse & { readonly seed: string; readonly bot: string })[];
}

const FIRST_FEW = 10;

/** What is kept of many games while they are played: a few numbers each, and the whole of those in which something went wrong. */
export class Count {
  games = 0;
  total = 0;
  readonly decisions: number[] = [];
  readonly scores: number[][];
  readonly wins: number[];
  private readonly odd: GameOutcome[] = [];

  constructor(seats: number) {
    this.scores = Array.from({ length: seats }, () => []);
    this.wins = new Array<number>(seats).fill(0);
  }

  add(outcome: GameOutcome): void {
    this.games++;
    this.total += outcome.decisions;
    if (outcome.broken.length + outcome.lapses.length > 0) this.odd.push(outcome);
    if (!outcome.finished) return;
    this.decisions.push(outcome.decisions);
    for (const [seat, list] of this.scores.entries()) list.push(outcome.scores[seat] ?? 0);
    for (const seat of outcome.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
  }

  /** In the order of the games, whoever played them. */
  get wrong(): readonly GameOutcome[] {
    return this.odd.sort((one, other) => one.index - other.index);
  }
}

export function summarise(plan: Plan, count: Count, bands: readonly number[] | undefined): Summary {
  const broken = count.wrong.flatMap((outcome) => outcome.broken.map((reason) => ({ seed: outcome.seed, reason })));
  return {
    game: plan.game,
    players: plan.players,
    options: plan.options,
    seed: plan.pairing.seed,
    check: plan.check,
    games: count.games,
    finished: count.decisions.length,
    cancelled: count.games < plan.games,
    wanted: plan.games,
    brokenInvariants: { count: broken.length, first: broken.slice(0, FIRST_FEW) },
    lapses: lapsesOf(count.wrong),
    decisions: { total: count.total, ...spreadOf('perGame', count.decisions) },
    seats: (plan.pairing.lineups[0] ?? []).map((bot, seat) => ({
      seat,
      bot,
      wins: count.wins[seat] ?? 0,
      ...spreadOf('score', count.scores[seat] ?? []),
    })),
    ...(bands && { bands: countBands(bands, count.scores.flat()) }),
  };
}

export function lapsesOf(outcomes: readonly GameOutcome[]): LapseSummary {
  const all = outcomes.flatMap(({ seed, bots, lapses }) =>
    lapses.map((lapse) => ({ seed, bot: bots[lapse.seat] ?? '', ...lapse })),
  );
  const count = (kind: Lapse['kind']) => all.filter((lapse) => lapse.kind === kind).length;
  return { refused: count('refused'), threw: count('threw'), late: count('late'), first: all.slice(0, FIRST_FEW) };
}

/** The lowest band also takes what lies below it. */
function countBands(bands: readonly number[], scores: readonly number[]): Band[] {
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
