import { readFile, writeFile } from 'node:fs/promises';
import { type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { reasonOf } from '../files.ts';
import type { ByWeight } from './tuning.ts';

const data = z.looseObject({ rulesets: z.record(z.string(), z.unknown()).optional() });

/**
 * Writes the weights and the run that produced them into a data file of the bots: for one ruleset where the file knows several, and for
 * so many players where it knows that ruleset by them.
 */
export async function writeWeights(
  file: string,
  { game, players }: { readonly game: string; readonly players: number },
  run: string,
  weights: ByWeight,
): Promise<Problem | undefined> {
  const old = data.safeParse(parsed((await readFile(file, 'utf8').catch(() => '')) || '{}'));
  if (!old.success) return problem('file-unreadable', { file, reason: '' });
  const { rulesets } = old.data;
  const made = { run, weights };
  const own = `${game} ${players}`;
  const name = rulesets && own in rulesets ? own : game;
  const all = rulesets ? { ...old.data, rulesets: { ...rulesets, [name]: made } } : made;
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
