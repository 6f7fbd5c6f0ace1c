import { chronicles } from '@cromford/bots/courses';
import { type AnyGame, isProblem, Table } from '@cromford/kernel';
import type { Accepted } from '../setup.ts';
import type { GameOutcome } from '../simulate/one-game.ts';

/** How much of something a seat did in a game, or had in the end. */
export type Figures = Readonly<Record<string, number>>;

/** What the habits of a player count (crates, loans, shares sold at need) and where curves end (shares, factories), seat by seat. */
export function figuresOf(game: AnyGame, setup: Accepted, { seed, moves = [] }: GameOutcome): Figures[] {
  const chronicle = chronicles[game.id];
  if (!chronicle) return [];
  const table = Table.open(game, { ...setup, seed });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of moves) {
    const wrong = table.playLine(line);
    if (wrong) throw new Error(`${line}: ${wrong.code}`);
  }
  return Array.from({ length: setup.players }, (_, seat) => {
    const { habits, curves } = chronicle.tell(table, seat);
    const ends = Object.entries(curves).map(([name, curve]) => [name, curve.at(-1) ?? 0] as const);
    return { ...Object.fromEntries(ends), ...habits };
  });
}
