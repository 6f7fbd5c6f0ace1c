import type { GameOptions } from '@cromford/kernel';

/** How closely the bots' games are watched: the proof's slow checks after `every` move, after a `sample` of about a tenth, or `none`. */
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
