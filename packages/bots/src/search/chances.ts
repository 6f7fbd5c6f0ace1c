import { isOver, type Seat, type State } from '@cromford/kernel';
import type { Mind } from './mind.ts';

/** How likely each seat is to win by these worths: a `spread` ahead is three times as likely. */
export function chances(worths: readonly number[], spread: number): number[] {
  const best = Math.max(...worths);
  const odds = worths.map((worth) => 3 ** ((worth - best) / spread));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
}

/** What a seat wants: to win; alone, as much as it can get. */
export function success(mind: Mind, s: State, seat: Seat): number {
  const worths = mind.worths(s);
  const { spread } = mind.judgement;
  if (worths.length === 1) return (worths[0] as number) / spread;
  const won = isOver(s) ? mind.engine.rules.winners(s) : undefined;
  const chance = chances(worths, spread)[seat] as number;
  // A clear victory is better than a narrow one: the look-ahead is not that exact.
  return won ? (chance + (won.includes(seat) ? 1 / won.length : 0)) / 2 : chance;
}
