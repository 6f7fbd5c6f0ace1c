import { existsSync } from 'node:fs';
import { type AnyGame, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import { type Context, fail } from '../context.ts';
import { readText, recordIn } from '../files.ts';
import { botsIn } from '../play/bots-in-record.ts';
import { Opponents, readOpponents } from '../play/opponents.ts';
import { PlaySession } from '../play/session.ts';
import { anySeed, readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';

export interface PlayFlags extends SetupFlags {
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
  readonly bots?: string;
}

/** `cromford play`: a game in the terminal, all seats at one keyboard but those that bots have. */
export async function play(context: Context, id: string, flags: PlayFlags): Promise<number> {
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  if (flags.save !== undefined && flags.save !== flags.resume && existsSync(flags.save))
    return fail(context, problem('save-there', { file: flags.save }));
  const sat = await (flags.resume === undefined ? open(game, flags) : resume(context, game, flags.resume));
  if (isProblem(sat)) return fail(context, sat);
  const { table } = sat;
  const bots = flags.bots ?? sat.bots;
  const seats = bots === undefined ? [] : readOpponents(bots, table.setup.players);
  if (isProblem(seats)) return fail(context, seats);
  const words = await game.words(context.language, table.setup);
  const files = { onCommand: flags.save ?? flags.resume, always: flags.save, bots: seats };
  return new PlaySession(context, table, words, files, new Opponents(seats, context.games)).run();
}

interface Sat {
  readonly table: Table;
  /** What a saved game remembers of its bots. */
  readonly bots?: string;
}

async function open(game: AnyGame, flags: PlayFlags): Promise<Sat | Problem> {
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return setup;
  const table = Table.open(game, { ...setup, seed: flags.seed ?? anySeed() });
  return isProblem(table) ? table : { table };
}

async function resume({ games }: Context, game: AnyGame, file: string): Promise<Sat | Problem> {
  const read = await readText(file);
  if (isProblem(read)) return read;
  const record = recordIn(read.text, file, games);
  if (isProblem(record)) return record;
  if (record.game !== game.id) return problem('resume-other-game', { saved: record.game, game: game.id });
  const table = Table.replay(record, games);
  if (isProblem(table)) return table;
  const bots = botsIn(read.text);
  return { table, ...(bots !== undefined && { bots }) };
}
