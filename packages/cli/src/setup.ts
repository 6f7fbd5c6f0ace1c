import { randomBytes } from 'node:crypto';
import { seatBots } from '@cromford/bots';
import { splitEntries } from '@cromford/bots/arena';
import {
  type AnyGame,
  completeOptions,
  type GameOptions,
  isProblem,
  type Problem,
  problem,
  setupProblem,
  sheetCalled,
} from '@cromford/kernel';
import { readSheetFile } from './files.ts';
import { findGame } from './shelf.ts';

/** The flags by which a game is set up, as they come from the command line. */
export interface SetupFlags {
  readonly players?: number;
  readonly option?: readonly string[];
  readonly sheet?: string;
}

/** A setup that the game has accepted. */
export interface Accepted {
  readonly players: number;
  readonly options: GameOptions;
  readonly sheet: unknown;
}

export async function readSetup(game: AnyGame, flags: SetupFlags): Promise<Accepted | Problem> {
  const given = readOptions(flags.option ?? []);
  if (isProblem(given)) return given;
  const read = flags.sheet === undefined ? { sheet: game.sheet } : await readSheet(game, flags.sheet);
  if (isProblem(read)) return read;
  const players = flags.players ?? game.players[0] ?? 1;
  const wrong = setupProblem(game, { players, options: given.options, sheet: read.sheet });
  return wrong ?? { players, options: completeOptions(game, given.options), sheet: read.sheet };
}

/** A game by its id, set up, with a bot on each seat. */
export async function readSeated(games: readonly AnyGame[], id: string, flags: SetupFlags & { readonly bots: string }) {
  const game = findGame(games, id);
  if (isProblem(game)) return game;
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return setup;
  const bots = seatBots(splitEntries(flags.bots), setup.players);
  return isProblem(bots) ? bots : { game, setup, bots };
}

/** By the name of one that is or was shipped, or from a file. */
async function readSheet(game: AnyGame, text: string): Promise<{ readonly sheet: unknown } | Problem> {
  const shipped = sheetCalled(game, text);
  return shipped === undefined ? readSheetFile(text) : { sheet: shipped };
}

function readOptions(texts: readonly string[]): { readonly options: GameOptions } | Problem {
  const options = new Map<string, string>();
  for (const text of texts) {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (id === undefined || value === undefined) return problem('option-form', { text });
    options.set(id, value);
  }
  return { options: Object.fromEntries(options) };
}

/** A seed for those who give none. */
export function anySeed(): string {
  return randomBytes(4).toString('hex');
}
