import { appendFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { makeReady } from '@cromford/bots';
import {
  agrees,
  findPuzzles,
  momentOf,
  type Puzzle,
  puzzlesIn,
  readPuzzles,
  renewed,
  stands,
  USUAL_DEMAND,
  writePuzzles,
} from '@cromford/bots/coach';
import { isProblem, type Problem, problem, readRecord, replayRecord, type Table } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { readText, reasonOf, saveRecord } from '../files.ts';
import { anySeed, readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import { withProgress } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';

export interface MakeFlags extends SetupFlags {
  readonly out: string;
  readonly count: number;
  readonly lead: number;
  readonly seconds: number;
  readonly seed?: string;
}

export type FromFlags = Pick<MakeFlags, 'out' | 'lead'>;

export interface CheckFlags {
  readonly nodes: number;
  readonly seed: string;
  readonly write?: string;
  readonly json?: boolean;
}

/** `cromford puzzles make`: plays games, and adds the positions in which one turn is clearly best to a file as they are found. */
export async function make(context: Context, id: string, flags: MakeFlags): Promise<number> {
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  const seed = flags.seed ?? anySeed();
  const until = performance.now() + flags.seconds * 1000;
  return keep(context, flags.out, flags.count, async function* (isCancelled) {
    const isEnough = () => isCancelled() || performance.now() >= until;
    for (let [found, games] = [0, 0]; found < flags.count && !isEnough(); games++) {
      const all = await findPuzzles({ game, ...setup }, `${seed}-${games}`, demandOf(flags), isEnough);
      const puzzles = all.slice(0, flags.count - found);
      found += puzzles.length;
      yield { puzzles, done: found };
    }
  });
}

/** `cromford puzzles from`: looks through games that people have played, and agreed to be asked about. Who played them is not kept. */
export async function from(context: Context, files: readonly string[], flags: FromFlags): Promise<number> {
  const tables: [string, Table][] = [];
  for (const file of files) {
    const read = await readText(file);
    const table = isProblem(read) ? read : tableOf(context, read.text);
    if (isProblem(table)) return fail(context, table);
    tables.push([basename(file, extname(file)), table]);
  }
  return keep(context, flags.out, tables.length, async function* (isCancelled) {
    for (const [at, [name, table]] of tables.entries()) {
      if (isCancelled()) return;
      yield { puzzles: await puzzlesIn(table, name, demandOf(flags), isCancelled), done: at + 1 };
    }
  });
}

const demandOf = ({ lead }: FromFlags) => ({ ...USUAL_DEMAND, lead });

/** What one game has brought, and how far the search has come with it. */
interface Found {
  readonly puzzles: readonly Puzzle[];
  readonly done: number;
}

/** Adds what a search finds to a file, game by game, and says how much it was. */
async function keep(
  context: Context,
  file: string,
  total: number,
  search: (isCancelled: () => boolean) => AsyncIterable<Found>,
): Promise<number> {
  const { terminal, texts } = context;
  let [found, games] = [0, 0];
  const unwritten = await withProgress(terminal, total, async (cancel, progress) => {
    for await (const { puzzles, done } of search(() => cancel.aborted)) {
      const problem = await added(file, puzzles);
      if (problem) return problem;
      found += puzzles.length;
      games += 1;
      progress.show(done);
      // A cancel is heard between two games.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
  });
  if (unwritten) return fail(context, unwritten);
  print(terminal, texts.puzzles.made({ found, games, file }));
  return DONE;
}

async function added(file: string, puzzles: readonly Puzzle[]): Promise<Problem | undefined> {
  try {
    if (puzzles.length > 0) await appendFile(file, writePuzzles(puzzles));
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

/** `cromford puzzles check`: a search of its own, deeper and with other dice, looks for a better turn; what it refutes can be left out of a new file, in which the others have the prices and the lead that they have today. */
export async function check(context: Context, file: string, flags: CheckFlags): Promise<number> {
  const { terminal, texts } = context;
  const read = await readText(file);
  if (isProblem(read)) return fail(context, read);
  const puzzles = readPuzzles(read.text);
  if ('wrongLine' in puzzles) return fail(context, problem('not-a-puzzle', { file, line: puzzles.wrongLine }));
  const refuted: string[] = [];
  const kept: Puzzle[] = [];
  const wrong = await withProgress(terminal, puzzles.length, async (cancel, progress) => {
    for (const [at, puzzle] of puzzles.entries()) {
      if (cancel.aborted) break;
      const table = tableOf(context, puzzle.record);
      if (isProblem(table)) return table;
      await makeReady(table.engine.rules);
      const today = renewed(momentOf(table, puzzle), puzzle);
      if (stands(today) && agrees(table, today, flags.seed, flags.nodes)) kept.push(today);
      else refuted.push(puzzle.id);
      progress.show(at + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
  });
  if (wrong) return fail(context, wrong);
  if (flags.write !== undefined) {
    const unwritten = await saveRecord(flags.write, writePuzzles(kept));
    if (unwritten) return fail(context, unwritten);
  }
  if (flags.json) print(terminal, JSON.stringify({ puzzles: puzzles.length, refuted }));
  else print(terminal, texts.puzzles.checked({ puzzles: puzzles.length, agreed: kept.length }), ...refuted);
  return refuted.length === 0 ? DONE : FAILED;
}

function tableOf({ games }: Context, record: string): Table | Problem {
  const read = readRecord(record, games);
  return isProblem(read) ? read : replayRecord(read, games);
}
