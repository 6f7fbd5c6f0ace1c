import type { GameOptions } from '@cromford/kernel';

/**
 * How closely the rules are watched. `every` and `sample` put each seed through the kernel's proof as well, with its slow checks
 * after every move or after about every tenth; `none` leaves it at what the bots' own game shows.
 */
export const CHECKS = ['every', 'sample', 'none'] as const;
export type Check = (typeof CHECKS)[number];

/** What is to be played. Plain data: it travels to worker threads as it is. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly options: GameOptions;
  readonly sheet: unknown;
  /** One name per seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly check: Check;
}

/** Game `index` has a seed of its own, so it plays out the same whoever plays it and when. */
export function seedOf(plan: Plan, index: number): string {
  return `${plan.seed}/${index}`;
}
