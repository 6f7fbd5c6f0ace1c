import type { Puzzle } from '@cromford/bots/coach';
import { SOLVERS } from '@cromford/bots/level-names';
import { today } from './progress.ts';

/** A file for each game, a line for each puzzle; fetched when somebody looks at them. */
const files = import.meta.glob<string>('./sets/*.jsonl', { query: '?raw', import: 'default' });

const GAME = /\/([^/]+)\.jsonl$/;

/** The games that have puzzles. */
export const games: readonly string[] = Object.keys(files).map((file) => GAME.exec(file)?.[1] ?? '');

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const text = await files[`./sets/${game}.jsonl`]?.();
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Puzzle);
}

/** How many levels miss it. */
export const missesOf = ({ foundBy }: Puzzle) => SOLVERS.length - foundBy.length;

/** The game of the day, and which of its puzzles: every day another game, until all have had their turn. Its address is the day. */
export function daily(day = today()): { readonly day: number; readonly game: string; readonly turn: number } {
  return { day, game: games[day % games.length] ?? '', turn: Math.floor(day / games.length) };
}
