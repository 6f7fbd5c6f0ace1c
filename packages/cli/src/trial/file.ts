import { appendFile, readFile } from 'node:fs/promises';
import { type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { reasonOf } from '../files.ts';
import type { Ask, Tried } from './trial.ts';

const lapse = z.object({
  bot: z.string(),
  seat: z.number(),
  ply: z.number(),
  kind: z.enum(['refused', 'threw', 'late']),
  reason: z.string(),
});

const line = z.object({
  ask: z.object({ game: z.string(), index: z.number().int(), seed: z.string(), bots: z.array(z.string()) }),
  tried: z.object({
    setting: z.string(),
    seed: z.string(),
    decisions: z.record(z.string(), z.number()),
    lapses: z.array(lapse),
    broken: z.string().exactOptional(),
  }),
});

export interface TrialLine {
  readonly ask: Ask;
  readonly tried: Tried;
}

/** The games of a trial that were played earlier: one per line, in any order. None when there is no file yet. */
export async function readTrial(file: string, seed: string, bots: readonly string[]): Promise<TrialLine[] | Problem> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    // A line that was cut off stays behind; the next one must not be glued to it.
    await appendFile(file, text === '' || text.endsWith('\n') ? '' : '\n');
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
  return text.split('\n').flatMap((row) => {
    const read = line.safeParse(parsed(row));
    if (!read.success) return [];
    const { ask } = read.data;
    return ask.seed === seed && ask.bots.join() === bots.join() ? [read.data] : [];
  });
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}
