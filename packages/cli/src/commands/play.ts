import { existsSync } from 'node:fs';
import { type AnyGame, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import { type Context, fail } from '../context.ts';
import { readRecordFile } from '../files.ts';
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
  const table = await (flags.resume === undefined ? open(game, flags) : resume(context, game, flags.resume));
  if (isProblem(table)) return fail(context, table);
  const seats = flags.bots === undefined ? [] : readOpponents(flags.bots, table.setup.players);
  if (isProblem(seats)) return fail(context, seats);
  const words = await game.words(context.language, table.setup);
  const files = { onCommand: flags.save ?? flags.resume, always: flags.save };
  return new PlaySession(context, table, words, files, new Opponents(seats, context.games)).run();
}

async function open(game: AnyGame, flags: PlayFlags): Promise<Table | Problem> {
  const setup = await readSetup(game, flags);
  return isProblem(setup) ? setup : Table.open(game, { ...setup, seed: flags.seed ?? anySeed() });
}

async function resume({ games }: Context, game: AnyGame, file: string): Promise<Table | Problem> {
  const record = await readRecordFile(file, games);
  if (isProblem(record)) return record;
  return record.game === game.id
    ? Table.replay(record, games)
    : problem('resume-other-game', { saved: record.game, game: game.id });
}
