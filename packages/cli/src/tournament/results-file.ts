import { appendFile, readFile } from 'node:fs/promises';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { reasonOf } from '../files.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import { isSame, type TournamentPlan } from './tournament.ts';

/**
 * A file of results: what is played in the first line, then one line per game, in the order in which they were finished. It only ever
 * grows, so a run that was cut off loses at most its last line and goes on from there.
 */
export interface Results {
  readonly tournament: TournamentPlan;
  readonly outcomes: readonly GameOutcome[];
}

const texts = z.array(z.string());
const numbers = z.array(z.number());

const tournament = z.object({
  game: z.string(),
  version: z.number(),
  players: z.number(),
  options: z.record(z.string(), z.string()),
  sheet: z.string(),
  pairing: z.object({ lineups: z.array(texts), rotated: z.boolean(), seed: z.string() }),
  engine: z.string().optional(),
  time: z.number().optional(),
});

const outcome = z.object({
  index: z.number().int().min(0),
  seed: z.string(),
  bots: texts,
  finished: z.boolean(),
  decisions: z.number(),
  scores: numbers,
  winners: numbers,
  broken: texts,
  lapses: z.array(
    z.object({ seat: z.number(), ply: z.number(), kind: z.enum(['refused', 'threw', 'late']), reason: z.string() }),
  ),
  clocks: z.array(z.object({ decisions: z.number(), total: z.number(), longest: z.number() })),
});

async function readResults(file: string): Promise<Results | Problem> {
  let lines: string[];
  try {
    lines = (await readFile(file, 'utf8')).split('\n');
  } catch (error) {
    return problem('file-unreadable', { file, reason: reasonOf(error) });
  }
  const head = tournament.safeParse(parsed(lines[0]));
  if (!head.success) return problem('not-results', { file });
  const outcomes = lines.slice(1).flatMap((line) => {
    const read = outcome.safeParse(parsed(line));
    return read.success ? [read.data] : [];
  });
  return { tournament: head.data, outcomes };
}

/** Several files as one. A game that stands in more than one counts once. */
export async function mergeResults(files: readonly string[]): Promise<Results | Problem> {
  const games = new Map<number, GameOutcome>();
  let first: TournamentPlan | undefined;
  for (const file of files) {
    const read = await readResults(file);
    if (isProblem(read)) return read;
    first ??= read.tournament;
    if (!isSame(first, read.tournament)) return problem('other-tournament', { file });
    for (const found of read.outcomes) games.set(found.index, found);
  }
  if (!first) return problem('nothing-to-merge');
  return { tournament: first, outcomes: [...games.values()].sort((one, other) => one.index - other.index) };
}

/** What has been played already: nothing when there is no file yet, and then it gets its first line. */
export async function resumeResults(file: string, wanted: TournamentPlan): Promise<readonly GameOutcome[] | Problem> {
  const read = await readResults(file);
  if (isProblem(read)) {
    if (read.code === 'not-results' || (await exists(file))) return read;
    return (await append(file, wanted)) ?? [];
  }
  if (!isSame(read.tournament, wanted)) return problem('other-tournament', { file });
  // A line that was cut off stays behind; the next one must not be glued to it.
  await appendFile(file, '\n');
  return read.outcomes;
}

/** The seed of the tournament in a file, if there is one. */
export async function seedIn(file: string): Promise<string | undefined> {
  const read = await readResults(file);
  return isProblem(read) ? undefined : read.tournament.pairing.seed;
}

/** Adds a line. */
export async function append(file: string, ...values: readonly object[]): Promise<Problem | undefined> {
  try {
    await appendFile(file, values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
