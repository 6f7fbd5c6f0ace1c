import type { Move } from './move.ts';
import type { Seat } from './state.ts';

/** A seat's own frames name the seat. */
export const seatOf = (_: unknown, frame: { readonly seat: Seat }): Seat => frame.seat;

/** A step was handed a move that it never offers: a bug, which must not pass in silence. */
export function neverOffered(move: Move): Error {
  return new Error(`never offered here: ${JSON.stringify(move)}`);
}
