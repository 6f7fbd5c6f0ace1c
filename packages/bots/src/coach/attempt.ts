import type { Language, Table } from '@cromford/kernel';
import { makeReady } from '../judgements.ts';
import { momentOf, movesOf } from './check-puzzle.ts';
import { type Puzzle, solves } from './puzzle.ts';
import { comparedTurns, isTurnOver, spreadOf, toldTurn } from './turns.ts';

/** What is said of a turn that somebody has played in a puzzle. */
export interface Verdict {
  readonly isSolved: boolean;
  /** By how much it falls short of the turn to be found, in the game's own unit. */
  readonly lost: number;
  /** What speaks for the turn to be found. */
  readonly said: readonly string[];
}

/** Nothing yet, while the turn goes on; once it is over, `whenOver` hears of it before it is compared. `table` stands where the puzzle begins, and is played on. */
export async function attempted(
  table: Table,
  puzzle: Puzzle,
  played: readonly string[],
  language: Language,
  whenOver: () => void,
): Promise<Verdict | undefined> {
  const { engine } = table;
  await makeReady(engine.rules);
  const moment = momentOf(table, puzzle);
  const own = movesOf(moment, played);
  for (const move of own) if (table.play(move)) throw new Error('no move of this position');
  if (!isTurnOver(engine, moment.view, table.state, puzzle.seat)) return undefined;
  whenOver();
  const best = movesOf(moment, puzzle.best);
  const [value = 0, theirs = 0] = comparedTurns(moment, [best, own]);
  return {
    isSolved: solves(theirs, value, puzzle.lead),
    lost: Math.max(0, value - theirs) * spreadOf(engine),
    said: toldTurn(moment, best, language),
  };
}
