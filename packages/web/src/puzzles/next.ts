import type { Puzzle, Theme } from '@cromford/bots/coach';
import { type Progress, progress, ratingOf, strengthOf } from './progress.ts';
import { missesOf, puzzlesOf } from './sets.ts';

/** Of those that have not been solved, the one that is about as hard as its solver is good. */
export function nextAmong(
  puzzles: readonly Puzzle[],
  { tried, strength }: Progress,
  theme?: Theme,
): Puzzle | undefined {
  const open = puzzles.filter(({ id, themes }) => !tried[id]?.solved && (!theme || themes.includes(theme)));
  const distance = (puzzle: Puzzle) =>
    // What has been tried in vain comes again when the others have been tried.
    Math.abs(ratingOf(strengthOf(missesOf(puzzle))) - ratingOf(strength)) + (tried[puzzle.id] ? 10_000 : 0);
  return open.reduce<Puzzle | undefined>(
    (best, one) => (!best || distance(one) < distance(best) ? one : best),
    undefined,
  );
}

export async function nextOf(game: string): Promise<string | undefined> {
  return nextAmong(await puzzlesOf(game), progress())?.id;
}
