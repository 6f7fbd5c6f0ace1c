import type { Seat } from '@cromford/kernel';
import type { LevelName } from '../level-names.ts';
import type { Theme } from './themes.ts';

/** A position in which one turn is clearly best. */
export interface Puzzle {
  readonly id: string;
  /** The game up to here, as a record. */
  readonly record: string;
  readonly seat: Seat;
  /** The turn to be found, and the best that does something else, in notation. */
  readonly best: readonly string[];
  readonly second: readonly string[];
  /** By how much it is better, in spreads of the game. */
  readonly lead: number;
  readonly themes: readonly Theme[];
  /** The levels that find it. */
  readonly foundBy: readonly LevelName[];
}

/** Whether a turn is as good as the one to be found: it comes nearer to it than to the second. */
export function solves(value: number, best: number, lead: number): boolean {
  return value > best - lead / 2;
}

/** A line of a file for each. */
export function writePuzzles(puzzles: readonly Puzzle[]): string {
  return puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
}

/** What a file of puzzles says; the number of the first line that is none. */
export function readPuzzles(text: string): readonly Puzzle[] | { readonly wrongLine: number } {
  const puzzles: Puzzle[] = [];
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    const read = readPuzzle(line);
    if (!read) return { wrongLine: at + 1 };
    puzzles.push(read);
  }
  return puzzles;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function readPuzzle(line: string): Puzzle | undefined {
  try {
    const read = JSON.parse(line) as Partial<Record<keyof Puzzle, unknown>> | null;
    const { id, record, seat, best, second, lead, themes, foundBy } = read ?? {};
    const isOne =
      [id, record].every((value) => typeof value === 'string') &&
      [seat, lead].every((value) => Number.isFinite(value)) &&
      [best, second, themes, foundBy].every(isTexts);
    return isOne ? (read as Puzzle) : undefined;
  } catch {
    return undefined;
  }
}
