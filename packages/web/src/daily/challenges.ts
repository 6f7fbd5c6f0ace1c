import { today } from '../puzzles/progress.ts';
import type { Wanted } from '../saves/begin.ts';
import { usualSeats } from '../saves/usual.ts';

/** A game of the day: the same deal for everybody. */
export interface Challenge {
  readonly id: string;
  readonly wanted: Wanted & { readonly seed: string };
}

/** Who sits opposite in the game for two. */
export const OPPONENT = 'manager';
/** Every day another board game. */
const BOARDS = ['spinning-jenny', 'water-frame', 'spinning-mule', 'anniversary'];

export function challengesOf(day = today()): readonly Challenge[] {
  const seed = `day ${day}`;
  return [
    { id: 'empire', wanted: { game: 'empire', players: 1, seed, options: { side: day % 2 === 0 ? 'A' : 'B' } } },
    { id: 'card-game', wanted: { game: 'card-game', players: 1, seed } },
    {
      id: 'board',
      wanted: { game: BOARDS[day % BOARDS.length] as string, players: 2, seed, seats: usualSeats(2, OPPONENT) },
    },
  ];
}

/** The date of such a day. */
export function dateOf(day: number): Date {
  return new Date(day * 86_400_000);
}
