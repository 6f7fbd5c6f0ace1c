import { appendFile, readFile } from 'node:fs/promises';
import { canonical, type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { append } from '../tournament/results-file.ts';
import type { Deal } from './survey.ts';
import type { Tuning } from './tuning.ts';

const count = z.number().int().min(0);
const line = z.object({ stage: count, deal: count, shifts: z.array(z.number()), response: z.number() });

/** The deals played so far: what is tuned stands in the first line, each deal in one of its own. The file only grows. */
export async function readDeals(file: string, tuning: Tuning): Promise<Deal[] | Problem> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return (await append(file, tuning)) ?? [];
  const [head, ...rest] = text.split('\n').map(parsed);
  if (canonical(head ?? null) !== canonical(tuning)) return problem('not-a-tuning', { file });
  // A line that was cut off stays behind; the next one must not be glued to it.
  await appendFile(file, '\n');
  return rest.flatMap((value) => {
    const read = line.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
