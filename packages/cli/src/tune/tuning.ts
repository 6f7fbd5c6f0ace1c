import type { Shifts } from '@cromford/bots/arena';

/** Numbers by the name of the weight. */
export type ByWeight = Readonly<Record<string, number>>;

/** What is tuned, and how. Plain data: two runs with equal ones go the same way. */
export interface Tuning {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** The hash of the component sheet. */
  readonly sheet: string;
  readonly bot: string;
  readonly seed: string;
  /** How many deals a survey has, and how far weights are shifted in them. */
  readonly deals: number;
  readonly reach: number;
  /** Names of the weights, and what they are before. */
  readonly weights: ByWeight;
}

/** No weight is other than it was. */
export function unshifted({ weights }: Tuning): number[] {
  return Object.keys(weights).map(() => 0);
}

export function factorsOf({ weights }: Tuning, shifts: Shifts): ByWeight {
  return Object.fromEntries(
    Object.keys(weights).map((name, at) => [name, Number(Math.exp(shifts[at] ?? 0).toPrecision(5))]),
  );
}

/** The bot that is tuned, as it is entered with its weights shifted so. */
export function entered(tuning: Tuning, shifts: Shifts, side: Readonly<Record<string, number>> = {}): string {
  return `${tuning.bot}#${JSON.stringify({ ...factorsOf(tuning, shifts), ...side })}`;
}
