import { existsSync } from 'node:fs';
import { carryRecord, isProblem, PERSON, type Problem, problem, type Sitter, Table } from '@cromford/kernel';
import { type Context, FAILED, fail } from '../context.ts';
import { readRecordFile } from '../files.ts';
import { Opponents, readOpponents, unknownBot } from '../play/opponents.ts';
import { PlaySession } from '../play/session.ts';
import { explained } from '../replay/explained.ts';
import { anySeed, readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import { complain } from '../terminal/terminal.ts';
import { wordsOf } from '../words/index.ts';

export interface PlayFlags extends SetupFlags {
  readonly seed?: string;
  readonly resume?: string;
  /** A saved game that the rules of today would play differently goes on by them from where it stands. */
  readonly takeUp?: boolean;
  readonly save?: string;
  readonly bots?: string;
}

/** `cromford play`: a game in the terminal, all seats at one keyboard but those that bots have. A saved game knows which it is. */
export async function play(context: Context, id: string | undefined, flags: PlayFlags): Promise<number> {
  if (flags.save !== undefined && flags.save !== flags.resume && existsSync(flags.save))
    return fail(context, problem('save-there', { file: flags.save }));
  const sat = await (flags.resume === undefined ? open(context, id, flags) : resume(context, id, flags));
  if (isProblem(sat)) return fail(context, sat);
  if ('unplayable' in sat) {
    complain(context.terminal, sat.unplayable);
    return FAILED;
  }
  const { table } = sat;
  const seats =
    flags.bots === undefined ? (unknownBot(sat.seats) ?? sat.seats) : readOpponents(flags.bots, table.setup.players);
  if (isProblem(seats)) return fail(context, seats);
  const words = await wordsOf(table.game, context.language, table.setup);
  const files = { onCommand: flags.save ?? flags.resume, always: flags.save, seats };
  return new PlaySession(context, table, words, files, new Opponents(seats, context.games)).run();
}

interface Sat {
  readonly table: Table;
  /** What a saved game remembers of who sits where. */
  readonly seats: readonly Sitter[];
}

async function open({ games }: Context, id: string | undefined, flags: PlayFlags): Promise<Sat | Problem> {
  if (id === undefined) return problem('which-game');
  const game = findGame(games, id);
  if (isProblem(game)) return game;
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return setup;
  const table = Table.open(game, { ...setup, seed: flags.seed ?? anySeed() });
  return isProblem(table) ? table : { table, seats: persons(table) };
}

/** What the saved game knows already, and nobody may give beside it. */
const SAVED = ['players', 'option', 'sheet', 'seed'] as const satisfies readonly (keyof PlayFlags)[];

async function resume(
  context: Context,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Sat | Problem | { readonly unplayable: string }> {
  const { games } = context;
  const { resume: file = '', takeUp } = flags;
  const given = SAVED.filter((flag) => flags[flag] !== undefined);
  if (given.length > 0) return problem('resume-saved', { flags: given.map((flag) => `--${flag}`).join(', ') });
  const record = await readRecordFile(file, games);
  if (isProblem(record)) return record;
  if (id !== undefined && record.game !== id) return problem('resume-other-game', { saved: record.game, game: id });
  const carriage = carryRecord(record, games);
  if (isProblem(carriage)) return { unplayable: await explained(context, record, carriage) };
  const { table, differences } = carriage;
  const wrong = takeUp ? table.takeUp() : differences[0];
  return wrong ?? { table, seats: record.seats ?? persons(table) };
}

function persons({ setup }: Table): readonly Sitter[] {
  return Array.from({ length: setup.players }, () => PERSON);
}
