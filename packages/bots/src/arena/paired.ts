import type { GameResult } from './standings.ts';
import { DEVIATIONS, type Interval } from './wilson.ts';

/** A difference with the range in which the true one lies, 95 % sure. */
export interface Difference extends Interval {
  readonly mean: number;
}

/** Two bots compared deal by deal: luck of the deal and the seat is the same for both, and falls out. */
export interface Paired {
  readonly first: string;
  readonly second: string;
  readonly deals: number;
  /** Per seat: share of the win, score; of the first, less those of the second. */
  readonly wins: Difference;
  readonly score: Difference;
}

/** The comparison of the two bots of a tournament; nothing when there are more, or fewer, or not two deals. */
export function paired(deals: readonly (readonly GameResult[])[]): Paired | undefined {
  const [first, second, ...others] = new Set(deals.flat().flatMap(({ bots }) => bots));
  if (first === undefined || second === undefined || others.length > 0 || deals.length < 2) return undefined;
  const compared = (of: (result: GameResult, seat: number) => number) =>
    difference(deals.map((deal) => mean(deal, first, of) - mean(deal, second, of)));
  return {
    first,
    second,
    deals: deals.length,
    wins: compared(({ winners }, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    score: compared(({ scores }, seat) => scores[seat] ?? 0),
  };
}

function mean(deal: readonly GameResult[], bot: string, of: (result: GameResult, seat: number) => number): number {
  let sum = 0;
  let count = 0;
  for (const result of deal)
    for (const [seat, name] of result.bots.entries()) {
      if (name !== bot) continue;
      sum += of(result, seat);
      count++;
    }
  return sum / Math.max(1, count);
}

function difference(values: readonly number[]): Difference {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  const reach = DEVIATIONS * Math.sqrt(variance / values.length);
  return { mean: tidy(middle), low: tidy(middle - reach), high: tidy(middle + reach) };
}

function tidy(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
