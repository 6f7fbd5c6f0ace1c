import type { Puzzle, TurnReviewed } from '@cromford/bots/coach';
import type { Language } from '@cromford/kernel';

/** The record of a game, whose turns are wanted, and whether all of them or the one that begins there. */
export interface ReviewRequest {
  readonly game: string;
  readonly record: string;
  readonly seat: number;
  readonly from?: number;
}

/** A turn, and what the coach says: for the better one, or for the next best where none is better. */
export interface Reviewed extends TurnReviewed {
  readonly said: Readonly<Record<Language, readonly string[]>>;
}

/** No turn with anything to choose begins there, or nothing better is known. */
export type WhyNot = 'no-turn' | 'nothing-better';

export type ReviewReply =
  | { readonly done: number; readonly total: number }
  | { readonly turns: readonly Reviewed[] }
  | { readonly puzzle: Puzzle | WhyNot }
  | { readonly bug: string };
