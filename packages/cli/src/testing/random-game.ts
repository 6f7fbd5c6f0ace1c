import { type AnyGame, below, isProblem, openMoves, seeded, Table } from '@cromford/kernel';

/** A whole game at random, move by move, with the line that a person would type for each. */
export function randomGame(game: AnyGame, players: number, seed: string, options = {}): Table {
  const table: Table = opened(game, players, seed, options);
  const random = seeded(`choices of ${seed}`);
  while (table.due()) {
    const open = openMoves(table.options());
    const move = open[below(random, open.length)];
    const refusal = move ? table.play(move) : undefined;
    if (!move || refusal) throw new Error(`not played: ${refusal?.code}`);
  }
  return table;
}

/** What is typed to play this game again: its lines, and a yes after each warning. */
export function typedLines(played: Table, yes = 'y'): string[] {
  const table = opened(played.game, played.setup.players, played.setup.seed, played.setup.options);
  return played.history.flatMap(({ move: line }) => {
    const { notation } = table.engine.rules;
    const move = notation.read(line);
    const option = table.options().find(({ move: known, refusal, range }) => {
      const likened = range && move && 'amount' in move ? { ...move, amount: range.from } : move;
      return !refusal && likened && notation.write(known) === notation.write(likened);
    });
    table.playLine(line);
    return option?.notes.some((note) => note.warns) ? [line, yes] : [line];
  });
}

function opened(game: AnyGame, players: number, seed: string, options: Readonly<Record<string, string>>): Table {
  const table = Table.open(game, { players, seed, options });
  if (isProblem(table)) throw new Error(table.code);
  return table;
}
