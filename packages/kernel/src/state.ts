import type { Random } from './random.ts';

/** A player's place at the table: 0, 1, 2, … */
export type Seat = number;

/** One entry of the agenda: the step it runs, and plain values that the step needs. Flat, and never changed once pushed. */
export interface Frame {
  readonly step: string;
}

/** What every game's state has. The rest is the game's own: integers, short strings, arrays and plain objects. */
export interface State {
  /** Decisions played so far (forced ones not counted). */
  ply: number;
  /** The ply at which something was last drawn or revealed. */
  barrier: number;
  /** The generator; empty in a view. */
  random: Random;
  /** A stack: the last frame is the next to run. Empty means that the game is over. */
  agenda: Frame[];
}

/** A copy of the agenda. Frames are values: once pushed, a frame is never changed, so copies of a state may share them. */
export function cloneAgenda<F extends Frame>(agenda: readonly F[]): F[] {
  return agenda.slice();
}

/** Puts steps on the agenda so that they run in the order given. */
export function schedule<F extends Frame>(s: { agenda: F[] }, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.agenda.push(frames[i] as F);
}

export function isOver(s: State): boolean {
  return s.agenda.length === 0;
}

/** What runs next; nothing when the game is over. An empty list is not read at -1, which would make all reading here slow from then on. */
export function nextFrame(s: State): Frame | undefined {
  return s.agenda.length > 0 ? s.agenda[s.agenda.length - 1] : undefined;
}
