import type { Seat } from '@cromford/kernel';

/** What a bot did wrong: it asked for a move that is not open, it threw, or it did not answer in time. A legal move was played for it. */
export interface Lapse {
  readonly seat: Seat;
  readonly ply: number;
  readonly kind: 'refused' | 'threw' | 'late';
  /** In words, for the log. */
  readonly reason: string;
}

/** Thrown by a player that cannot answer in time. */
export class TooLate extends Error {
  constructor(limit: number) {
    super(`no answer after ${limit} ms`);
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
