import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { canonical, type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { reasonOf } from '../files.ts';
import { append } from '../tournament/results-file.ts';
import type { Factors, RoundLine, Tuning } from './tuning.ts';

const factors = z.record(z.string(), z.number());
const line = z.object({ round: z.number().int(), gain: z.number(), factors });

/** The rounds played so far: what is tuned stands in the first line, each round in one of its own. The file only grows. */
export async function readRounds(file: string, tuning: Tuning): Promise<RoundLine[] | Problem> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return (await append(file, tuning)) ?? [];
  const [head, ...rest] = text.split('\n').map(parsed);
  if (canonical(head ?? null) !== canonical(tuning)) return problem('not-a-tuning', { file });
  await appendFile(file, '\n');
  return rest.flatMap((value) => {
    const read = line.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

const data = z.looseObject({ rulesets: z.record(z.string(), z.unknown()).optional() });

/** Writes the weights and the run that produced them into a data file of the bots: for one ruleset where the file knows several. */
export async function writeWeights(
  file: string,
  game: string,
  run: string,
  weights: Factors,
): Promise<Problem | undefined> {
  const old = data.safeParse(parsed((await readFile(file, 'utf8').catch(() => '')) || '{}'));
  if (!old.success) return problem('file-unreadable', { file, reason: '' });
  const made = { run, weights };
  const all = old.data.rulesets ? { ...old.data, rulesets: { ...old.data.rulesets, [game]: made } } : made;
  try {
    await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
