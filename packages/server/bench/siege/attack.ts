import type { Besieged } from './besieged.ts';

/** A line of the budget for strangers, and how far an attack got. */
export interface Found {
  readonly what: string;
  readonly got: number;
  readonly most: number;
}

export interface Attack {
  readonly name: string;
  run(here: Besieged): Promise<Found[]>;
}

/** Does something so often, some at a time, and not for longer than this. Comes back with what came of it. */
export async function often<T>(
  times: number,
  work: (n: number) => Promise<T>,
  { atOnce = 20, ms = 15_000 } = {},
): Promise<T[]> {
  const giveUp = performance.now() + ms;
  const found: T[] = [];
  for (let n = 0; n < times && performance.now() < giveUp; n += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, times - n) }, (_, k) => work(n + k));
    found.push(...(await Promise.all(some)));
  }
  return found;
}

export const count = <T>(all: readonly T[], counts: (one: T) => boolean): number => all.filter(counts).length;
