import type { Interval } from '@cromford/bots/arena';
import type { Figures } from './figures.ts';
import { meanOf, sureMean, sureShare } from './sure.ts';

/** What was done at one seat in one game, and by whom. */
export interface SeatOf {
  readonly bot: string;
  readonly deal: string;
  readonly share: number;
  readonly score: number;
  readonly figures: Figures;
}

/** What came of a player with a name of its own: of a plan that was followed on purpose. */
export interface Followed {
  readonly bot: string;
  readonly seats: number;
  readonly won: number;
  /** Where its part of the wins lies, 95 % sure. */
  readonly share: Interval;
  readonly score: number;
  readonly mean?: Interval;
}

/** What players differ in: the means of it, in their order, and where they lie, 95 % sure. Those of the most and the least do not overlap. */
export interface Difference {
  readonly what: string;
  readonly means: readonly { readonly value: number; readonly sure: Interval }[];
}

export interface OnPurpose {
  readonly players: readonly Followed[];
  /** What tells them apart best first. */
  readonly differences: readonly Difference[];
}

/** What fewer of the seats do at all sets nobody apart. */
const SELDOM = 0.05;

/**
 * Different players that met at one table. Ways that are found in what was played are there only if bots happen to play them; who is told to
 * play so shows whether there is such a way, and what it wins.
 */
export function onPurpose(played: readonly SeatOf[]): OnPurpose | undefined {
  const names = [...new Set(played.map(({ bot }) => bot))];
  if (names.length < 2) return undefined;
  const rows = names.map((name) => played.filter(({ bot }) => bot === name));
  const whats = [...new Set(played.flatMap(({ figures }) => Object.keys(figures)))]
    .filter((what) => played.filter(({ figures }) => (figures[what] ?? 0) !== 0).length >= SELDOM * played.length)
    .sort();
  return {
    players: rows.map(followed),
    differences: whats
      .map((what) => ({ what, means: rows.map((seats) => measured(seats, what)) }))
      .filter(({ means }) => gap(means) > 0)
      .sort((one, other) => gap(other.means) - gap(one.means)),
  };
}

function followed(seats: readonly SeatOf[]): Followed {
  const scores = seats.map(({ deal, score }) => ({ deal, value: score }));
  const mean = sureMean(scores);
  return {
    bot: seats[0]?.bot ?? '',
    seats: seats.length,
    won: seats.reduce((sum, { share }) => sum + share, 0),
    share: sureShare(seats.map(({ deal, share }) => ({ deal, value: share }))),
    score: meanOf(scores),
    ...(mean && { mean }),
  };
}

function measured(seats: readonly SeatOf[], what: string): Difference['means'][number] {
  const values = seats.map(({ deal, figures }) => ({ deal, value: figures[what] ?? 0 }));
  // Of one deal nothing is sure.
  return {
    value: meanOf(values),
    sure: sureMean(values) ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
  };
}

/** What surely lies between the one who does most of it and the one who does least, against what is not sure; nothing where that is less. */
function gap(means: Difference['means']): number {
  const { sure: most } = means.reduce((best, one) => (one.value > best.value ? one : best));
  const { sure: least } = means.reduce((best, one) => (one.value < best.value ? one : best));
  const unsure = most.high - most.low + (least.high - least.low) + 0.1;
  return Number.isFinite(unsure) ? (most.low - least.high) / unsure : 0;
}
