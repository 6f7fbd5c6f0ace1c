import type { Language, Table } from '@cromford/kernel';
import { makeReady } from '../judgements.ts';
import { momentOf, movesOf } from './check-puzzle.ts';
import { type Grade, graded, type Puzzle } from './puzzle.ts';
import { follows, type Theme, themesOf } from './themes.ts';
import { isTurnOver, outcomes, spreadOf, toldAgainst, toldTurn } from './turns.ts';

/** A figure after the turn that was played, and after the one to be found. */
export interface Beside {
  readonly own: number;
  readonly best: number;
}

/** What is said of a turn that somebody has played in a puzzle. */
export interface Verdict {
  readonly grade: Grade;
  /** By how much it falls short of the turn to be found, in the game's own unit. */
  readonly lost: number;
  /** What the turn to be found does, and what speaks for it. */
  readonly said: readonly string[];
  /** The final score that is reckoned with, and the mean of the others': each where it speaks against the turn that was played. */
  readonly end?: Beside;
  readonly others?: Beside;
  /** What else is better after the turn to be found, without saying what it does: it may still be looked for. */
  readonly reasons: readonly string[];
  /** What it does that the played one does not. */
  readonly missed: readonly Theme[];
  /** Whether its prices, and what else follows from a turn, are others; whether that is all that differs. */
  readonly prices: 'same' | 'other' | 'alone';
}

/** In the game's own unit: what is rounded to the same is not told apart. */
const TOLD = 1;

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
  const [better, theirs] = outcomes(moment, [best, own], undefined, undefined, puzzle.deals);
  if (!better || !theirs) throw new Error('nothing to compare');
  const grade = graded(theirs.value, better.value, puzzle.lead);
  const [done, others] = [themesOf(best, [], false), themesOf(own, [], false)];
  const isAmongOthers = engine.rules.score(moment.view).length > 1;
  return {
    grade,
    lost: Math.max(0, better.value - theirs.value) * spreadOf(engine),
    said: toldTurn(moment, best, language, better.worth),
    ...(better.worth - theirs.worth >= TOLD && { end: { own: theirs.worth, best: better.worth } }),
    ...(isAmongOthers &&
      theirs.others - better.others >= TOLD && { others: { own: theirs.others, best: better.others } }),
    reasons:
      grade === 'found'
        ? []
        : toldAgainst(moment, { moves: own, outcome: theirs }, { moves: best, outcome: better }, language),
    missed: done.filter((theme) => !others.includes(theme)),
    prices: pricesOf(puzzle.best, played, (line) => movesOf(moment, [line]).some(follows)),
  };
}

function pricesOf(
  best: readonly string[],
  own: readonly string[],
  isPrice: (line: string) => boolean,
): Verdict['prices'] {
  const sorted = (lines: readonly string[], wanted: boolean) =>
    lines
      .filter((line) => isPrice(line) === wanted)
      .sort()
      .join('\n');
  if (sorted(best, true) === sorted(own, true)) return 'same';
  return sorted(best, false) === sorted(own, false) ? 'alone' : 'other';
}
