/** How often something can be done, found by doing it for a while. */
export interface Rate {
  readonly perSecond: number;
  readonly microseconds: number;
}

export interface Timing {
  /** Seconds for one measurement, all rounds together. */
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * Runs `work` (which says how many units it did) over and over: a third of the time to warm up, then several rounds. The median
 * round counts, because other programs share the machine.
 */
export function measure(work: () => number, { seconds, rounds }: Timing): Rate {
  runFor(work, seconds / 3);
  const rates = Array.from({ length: rounds }, () => runFor(work, (seconds * 2) / 3 / rounds));
  const perSecond = median(rates);
  return { perSecond, microseconds: 1e6 / perSecond };
}

function runFor(work: () => number, seconds: number): number {
  const start = performance.now();
  let units = 0;
  let spent = 0;
  do {
    units += work();
    spent = (performance.now() - start) / 1000;
  } while (spent < seconds);
  return units / spent;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
