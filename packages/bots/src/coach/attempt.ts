import type { Language, Table } from '@cromford/kernel';
import { makeReady } from '../judgements.ts';
import { momentOf, movesOf } from './check-puzzle.ts';
import { type Puzzle, solves } from './puzzle.ts';
import { type Theme, themesOf } from './themes.ts';
import { isTurnOver, outcomes, spreadOf, toldTurn } from './turns.ts';

/** What is said of a turn that somebody has played in a puzzle. */
export interface Verdict {
  readonly isSolved: boolean;
  /** By how much it falls short of the turn to be found, in the game's own unit. */
  readonly lost: number;
  /** What the turn to be found does, and what speaks for it. */
  readonly said: readonly string[];
  /** What the turn that was played comes to. */
  readonly own: readonly string[];
  /** What the turn to be found comes to, without saying what it does: it may still be looked for. */
  readonly best: readonly string[];
  /** The own result is nearly the same: it is the others who gain by it. */
  readonly helpsOthers: boolean;
  /** What it does that the played one does not. */
  readonly missed: readonly Theme[];
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
  const [better, theirs] = outcomes(moment, [best, own]);
  if (!better || !theirs) throw new Error('nothing to compare');
  const lost = Math.max(0, better.value - theirs.value) * spreadOf(engine);
  const said = toldTurn(moment, best, language, better.worth);
  // The first sentence says what is done; the others what for.
  const [, ...reasons] = said;
  const [, ...ownReasons] = toldTurn(moment, own, language, theirs.worth);
  const [done, others] = [themesOf(best, [], false), themesOf(own, [], false)];
  return {
    isSolved: solves(theirs.value, better.value, puzzle.lead),
    lost,
    said,
    // What is true of both tells nothing.
    own: ownReasons.filter((reason) => !reasons.includes(reason)),
    best: reasons.filter((reason) => !ownReasons.includes(reason)),
    helpsOthers: engine.rules.score(moment.view).length > 1 && better.worth - theirs.worth < lost / 4,
    missed: done.filter((theme) => !others.includes(theme)),
  };
}
