import type { Puzzle, Verdict } from '@cromford/bots/coach';
import type { Language } from '@cromford/kernel';

/** A puzzle, and the game that began there as far as it has been played. */
export interface AttemptRequest {
  readonly id: number;
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly record: string;
  readonly language: Language;
}

/** Without a verdict the turn goes on. That it is over is said before, since comparing takes a second or two. */
export type AttemptReply = { readonly id: number } & (
  | { readonly isOver: true }
  | { readonly verdict: Verdict | undefined }
  | { readonly bug: string }
);
