import { appendFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { makeReady } from '@cromford/bots';
import {
  agrees,
  findPuzzles,
  type Puzzle,
  puzzlesIn,
  readPuzzles,
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
  const { terminal, texts } = context;
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  const seed = flags.seed ?? anySeed();
  const until = performance.now() + flags.seconds * 1000;
  let [found, games] = [0, 0];
  const unwritten = await withProgress(terminal, flags.count, async (cancel, progress) => {
    const isEnough = () => cancel.aborted || performance.now() >= until;
    while (found < flags.count && !isEnough()) {
      const demand = { ...USUAL_DEMAND, lead: flags.lead };
      const puzzles = await findPuzzles({ game, ...setup }, `${seed}-${games}`, demand, isEnough);
      games += 1;
      const problem = await added(flags.out, puzzles.slice(0, flags.count - found));
      if (problem) return problem;
      found = Math.min(flags.count, found + puzzles.length);
      progress.show(found);
      // A cancel is heard between two games.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
  });
  if (unwritten) return fail(context, unwritten);
  print(terminal, texts.puzzles.made({ found, games, file: flags.out }));
  return DONE;
}

/** `cromford puzzles from`: looks through games that people have played, and agreed to be asked about. Who played them is not kept. */
export async function from(context: Context, files: readonly string[], flags: FromFlags): Promise<number> {
  const { terminal, texts } = context;
  const tables: [string, Table][] = [];
  for (const file of files) {
    const read = await readText(file);
    const table = isProblem(read) ? read : tableOf(context, read.text);
    if (isProblem(table)) return fail(context, table);
    tables.push([basename(file, extname(file)), table]);
  }
  let [found, games] = [0, 0];
  const unwritten = await withProgress(terminal, tables.length, async (cancel, progress) => {
    for (const [name, table] of tables) {
      if (cancel.aborted) break;
      const puzzles = await puzzlesIn(table, name, { ...USUAL_DEMAND, lead: flags.lead }, () => cancel.aborted);
      const problem = await added(flags.out, puzzles);
      if (problem) return problem;
      found += puzzles.length;
      progress.show(++games);
      // A cancel is heard between two games.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
  });
  if (unwritten) return fail(context, unwritten);
  print(terminal, texts.puzzles.made({ found, games, file: flags.out }));
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

/** `cromford puzzles check`: a search of its own, deeper and with other dice, looks for a better turn; what it refutes can be left out of a new file. */
export async function check(context: Context, file: string, flags: CheckFlags): Promise<number> {
  const { terminal, texts } = context;
  const read = await readText(file);
  if (isProblem(read)) return fail(context, read);
  const puzzles = readPuzzles(read.text);
  if ('wrongLine' in puzzles) return fail(context, problem('not-a-puzzle', { file, line: puzzles.wrongLine }));
  const refuted: string[] = [];
  const wrong = await withProgress(terminal, puzzles.length, async (cancel, progress) => {
    for (const [at, puzzle] of puzzles.entries()) {
      if (cancel.aborted) break;
      const table = tableOf(context, puzzle.record);
      if (isProblem(table)) return table;
      await makeReady(table.engine.rules);
      if (!agrees(table, puzzle, flags.seed, flags.nodes)) refuted.push(puzzle.id);
      progress.show(at + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
  });
  if (wrong) return fail(context, wrong);
  const kept = puzzles.filter(({ id }) => !refuted.includes(id));
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
