import type { Seat, State } from '@cromford/kernel';

/** Named numbers that a judgement weighs by: tuned by self-play, varied by temperament. Data, never rules. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What a bot knows of a game beyond its rules: how good a position is. It reads positions and forecasts and never decides what is
 * legal. All levels and the search use the same one.
 */
export interface Judgement<S extends State = State> {
  readonly weights: Weights;
  /** The final score that this seat may expect, in the game's own unit (pounds, points). */
  worth(s: S, seat: Seat, weights: Weights): number;
}
