import type { Seat } from '@cromford/kernel';
import type { GameResult } from '../standings.ts';

/** Scores count up to so many spreads: what lies beyond says no more of who weighs better. */
const MOST = 2.5;
/** What a won game counts, in spreads. */
const WIN = 100 / 60;

type Result = Pick<GameResult, 'scores' | 'winners'>;

/** By how much the player at this seat did better than the others, in the unit of the score: nothing at all if all play alike, on the mean of all seats. */
export function response({ scores, winners }: Result, seat: Seat, spread: number): number {
  const own = scores[seat] ?? 0;
  const all = scores.reduce((sum, score) => sum + score, 0);
  const ahead = own - (all - own) / (scores.length - 1);
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return within(ahead, MOST * spread) + WIN * spread * (won - 1 / scores.length);
}

/** Alone: half of what a deal brought more to who was shifted one way than to who was shifted the other way. */
export function responseAlone(one: Result, other: Result, spread: number): number {
  return within((one.scores[0] ?? 0) - (other.scores[0] ?? 0), MOST * spread) / 2;
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
