import type { Pairing } from '@cromford/bots/arena';
import type { GameOptions } from '@cromford/kernel';

/** How closely the bots' games are watched: the proof's checks after `every` move, after a `sample` of about a tenth, or `none`. */
export const CHECKS = ['every', 'sample', 'none'] as const;
export type Check = (typeof CHECKS)[number];

/** The name under which an outside program plays. */
export const ENGINE = 'engine';

/** What is to be played. Plain data: it travels to worker threads as it is. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly options: GameOptions;
  readonly sheet: unknown;
  readonly pairing: Pairing;
  readonly check: Check;
  /** The command of the outside program that plays as the bot `engine`. */
  readonly engine?: string;
  /** The moves of every game are wanted. */
  readonly keepsMoves?: boolean;
  /** Milliseconds that a bot may think about one decision. */
  readonly time?: number;
}
