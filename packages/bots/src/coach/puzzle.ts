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
  /** Over how many deals its turns are compared, where these are more than usual. */
  readonly deals?: number;
}

/** Whether a turn is the one to be found, if not in every price: it comes nearer to it than to the second. */
export function solves(value: number, best: number, lead: number): boolean {
  return value > best - lead / 2;
}

/** Found; the right idea, which leaves something that can be measured, as by a poor price; something else. */
export type Grade = 'found' | 'near' | 'missed';

/** In spreads: £6 in the board games, 9 points in the card game, 2 of Empire's profit. Over 32 deals less than that is noise. */
const SLACK = 0.15;

/** However far the second lies behind: a turn that leaves more than a trifle has not been found. */
export function graded(value: number, best: number, lead: number): Grade {
  if (!solves(value, best, lead)) return 'missed';
  return best - value < SLACK ? 'found' : 'near';
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
    const { id, record, seat, best, second, lead, themes, foundBy, deals = 0 } = read ?? {};
    const isOne =
      [id, record].every((value) => typeof value === 'string') &&
      [seat, lead, deals].every((value) => Number.isFinite(value)) &&
      [best, second, themes, foundBy].every(isTexts);
    return isOne ? (read as Puzzle) : undefined;
  } catch {
    return undefined;
  }
}
