import { DEVIATIONS, type Interval, wilson } from '@cromford/bots/arena';

/** A figure of a game, or of a seat in it. */
interface OfDeal {
  readonly deal: string;
  readonly value: number;
}

/** How far a mean may be off, as a variance: deals are looked at as a whole, since games of one deal are like each other, or even the same. */
function varianceOfMean(values: readonly OfDeal[], mean: number): number {
  const off = new Map<string, number>();
  for (const { deal, value } of values) off.set(deal, (off.get(deal) ?? 0) + value - mean);
  const squares = [...off.values()].reduce((sum, one) => sum + one ** 2, 0);
  return (squares * off.size) / Math.max(1, off.size - 1) / values.length ** 2;
}

export const meanOf = (values: readonly OfDeal[]): number =>
  values.reduce((sum, { value }) => sum + value, 0) / Math.max(1, values.length);

/** Where a mean lies, 95 % sure; nothing where there is but one deal. */
export function sureMean(values: readonly OfDeal[]): Interval | undefined {
  if (deals(values) < 2) return undefined;
  const mean = meanOf(values);
  const reach = DEVIATIONS * Math.sqrt(varianceOfMean(values, mean));
  return { low: mean - reach, high: mean + reach };
}

/** Where a part of the wins lies, 95 % sure: by as many games as would be as sure if they had nothing to do with each other. */
export function sureShare(values: readonly OfDeal[]): Interval {
  const share = meanOf(values);
  const variance = varianceOfMean(values, share);
  const worth = variance > 0 ? (share * (1 - share)) / variance : deals(values);
  const games = Math.min(values.length, worth);
  return wilson(share * games, games);
}

function deals(values: readonly OfDeal[]): number {
  return new Set(values.map(({ deal }) => deal)).size;
}
