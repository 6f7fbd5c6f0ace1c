import { type Move, seeded, type Table } from '@cromford/kernel';
import { priced } from './priced.ts';
import { type Puzzle, solves } from './puzzle.ts';
import { bestTurns, comparedTurns, MANY_DEALS, type TurnStart } from './turns.ts';

/** The moment that a puzzle asks about, at the table as its record leaves it. */
export function momentOf({ engine, state }: Table, { seat }: Puzzle): TurnStart {
  return { engine, seat, view: engine.rules.view(state, seat) };
}

/** A turn in notation, as moves. */
export function movesOf({ engine }: Pick<TurnStart, 'engine'>, lines: readonly string[]): Move[] {
  return lines.map((line) => {
    const move = engine.rules.notation.read(line);
    if (!move) throw new Error(`no move of this game: ${line}`);
    return move;
  });
}

/** Whether a search of so many positions, with its own dice, finds nothing that is better than the turn to be found, nor anything else as good. */
export function agrees(table: Table, puzzle: Puzzle, seed: string, nodes: number): boolean {
  const moment = momentOf(table, puzzle);
  const turns = [puzzle.best, puzzle.second].map((lines) => movesOf(moment, lines));
  const theirs = bestTurns(moment, seeded(`${seed} ${puzzle.id}`), nodes)[0]?.plan.moves ?? [];
  const found = priced(moment, theirs, seeded(`${seed} prices`));
  const dice = seeded(`${seed} deals`);
  const [best = 0, second = 0, own = 0] = comparedTurns(moment, [...turns, found], dice, undefined, puzzle.deals);
  return solves(own, best, puzzle.lead) && !solves(second, best, puzzle.lead) && own <= best + puzzle.lead / 2;
}

/** By how much a best turn must still be ahead when it is looked at anew: a tenth less than what is asked where puzzles are found. */
const STILL_AHEAD = 0.4;

export const stands = ({ lead }: Pick<Puzzle, 'lead'>) => lead >= STILL_AHEAD;

/** The same puzzle as it is today: both turns with the best prices, and by how much one is ahead over many deals. */
export function renewed<P extends Pick<Puzzle, 'best' | 'second'>>(moment: TurnStart, puzzle: P) {
  const { write } = moment.engine.rules.notation;
  const turns = [puzzle.best, puzzle.second].map((lines) => priced(moment, movesOf(moment, lines)));
  const [value = 0, other = 0] = comparedTurns(moment, turns, undefined, undefined, MANY_DEALS);
  const [best = [], second = []] = turns.map((moves) => moves.map(write));
  return { ...puzzle, best, second, lead: Math.round((value - other) * 100) / 100, deals: MANY_DEALS };
}
