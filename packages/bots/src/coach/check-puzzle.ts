import { type Move, seeded, type Table } from '@cromford/kernel';
import { type Puzzle, solves } from './puzzle.ts';
import { bestTurns, comparedTurns, type TurnStart } from './turns.ts';

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
  const found = bestTurns(moment, seeded(`${seed} ${puzzle.id}`), nodes)[0]?.plan.moves ?? [];
  const [best = 0, second = 0, theirs = 0] = comparedTurns(moment, [...turns, found], seeded(`${seed} deals`));
  return solves(theirs, best, puzzle.lead) && !solves(second, best, puzzle.lead) && theirs <= best + puzzle.lead / 2;
}
