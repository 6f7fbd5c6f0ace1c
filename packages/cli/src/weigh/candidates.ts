import {
  type AnyGame,
  isProblem,
  type Problem,
  problem,
  setupProblem,
  sourceOf,
  valueAt,
  withValue,
} from '@cromford/kernel';
import { z } from 'zod';
import { readText, reasonOf } from '../files.ts';
import type { Accepted } from '../setup.ts';

/** A component sheet that might take the place of another. */
export interface Candidate {
  readonly name: string;
  readonly setup: Accepted;
}

const path = z.string().min(1).max(120);
const candidates = z
  .record(z.string().min(1).max(60), z.record(path, z.json()))
  .refine((all) => Object.keys(all).length <= 60, { error: 'at most 60' });

/**
 * Sheets that differ from one in some values, by name: `{ "dear ships": { "factories.food.0.shipPrice": 4 } }`. Only what is our own may be
 * tried: a printed value, or one that an example leaves no choice about, is refused.
 */
export async function readCandidates(game: AnyGame, setup: Accepted, file: string): Promise<Candidate[] | Problem> {
  const read = await readText(file);
  if (isProblem(read)) return read;
  let told: unknown;
  try {
    told = JSON.parse(read.text);
  } catch (error) {
    return problem('sheet-not-json', { file, reason: reasonOf(error) });
  }
  const checked = candidates.safeParse(told);
  if (!checked.success) {
    const [first] = checked.error.issues;
    return problem('candidates-form', { file, reason: `${first?.path.join('.')}: ${first?.message}` });
  }
  const found: Candidate[] = [{ name: '–', setup }];
  for (const [name, changes] of Object.entries(checked.data)) {
    let { sheet } = setup;
    for (const [where, value] of Object.entries(changes)) {
      const keys = where.split('.');
      if (valueAt(setup.sheet, keys) === undefined) return problem('no-such-value', { name, path: where });
      const source = sourceOf(setup.sheet, keys);
      if (source !== 'reconstructed') return problem('not-ours', { name, path: where });
      sheet = withValue(sheet, keys, value);
    }
    const changed = { ...setup, sheet };
    const wrong = setupProblem(game, changed);
    if (wrong) return wrong;
    found.push({ name, setup: changed });
  }
  return found;
}
