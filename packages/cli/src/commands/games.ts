import { type AnyGame, sheetNames, standardSetup } from '@cromford/kernel';
import { type Context, DONE } from '../context.ts';
import { columns } from '../terminal/columns.ts';
import { print } from '../terminal/terminal.ts';

export interface GamesFlags {
  readonly json?: boolean;
}

/** `cromford games`: what is on the shelf. */
export async function listGames(context: Context, flags: GamesFlags): Promise<number> {
  const { terminal, texts } = context;
  const rows = await Promise.all(context.games.map((game) => describe(game, context)));
  if (flags.json) print(terminal, JSON.stringify(rows, null, 2));
  else {
    const { id, name, players, options } = texts.games;
    const table = rows.map((row) => [row.id, row.name, row.players.join(', '), row.options.map(optionText).join(' ')]);
    print(terminal, ...columns([[id, name, players, options], ...table]));
  }
  return DONE;
}

async function describe(game: AnyGame, { language }: Context) {
  const { name, about } = await game.words(language, standardSetup(game));
  const { id, version, players, options } = game;
  return { id, name, about, version, players, options, sheets: sheetNames(game) };
}

/** The standard value first: `side=A|B`. */
function optionText({ id, values, standard }: AnyGame['options'][number]): string {
  return `${id}=${[standard, ...values.filter((value) => value !== standard)].join('|')}`;
}
