import { below, type Random } from '@cromford/kernel';
import { closest, gathered, type Point } from './gathered.ts';

const SPLITS = 3;
const TRIES = 4;

/**
 * How surely so many groups are found again in other deals (prediction strength, Tibshirani and Walther 2005): the deals are parted by lot,
 * both halves are gathered, and of those who are together in one half it is counted how many the other half's centres keep together; the
 * group that fares worst counts. 1 where groups are there; what goes over into each other falls apart otherwise each time.
 */
export function foundAgain(points: readonly Point[], deals: readonly string[], count: number, dice: Random): number {
  const names = [...new Set(deals)];
  const found: number[] = [];
  for (let split = 0; split < SPLITS; split++) {
    const first = new Set(shuffled(names, dice).slice(0, Math.floor(names.length / 2)));
    const here = points.filter((_, at) => first.has(deals[at] ?? ''));
    const there = points.filter((_, at) => !first.has(deals[at] ?? ''));
    if (Math.min(here.length, there.length) < 2 * count) return 0;
    found.push(keptTogether(here, there, count, dice), keptTogether(there, here, count, dice));
  }
  return found.reduce((sum, one) => sum + one, 0) / found.length;
}

function keptTogether(taught: readonly Point[], tried: readonly Point[], count: number, dice: Random): number {
  const { centres } = gathered(taught, count, TRIES, dice);
  const { nearest } = gathered(tried, count, TRIES, dice);
  const groups = Array.from({ length: count }, (_, group) => tried.filter((_, at) => nearest[at] === group));
  return Math.min(
    ...groups
      .filter(({ length }) => length > 1)
      .map((group) => {
        const counts = new Array<number>(count).fill(0);
        for (const point of group) {
          const to = closest(centres, point);
          counts[to] = (counts[to] ?? 0) + 1;
        }
        const pairs = counts.reduce((sum, one) => sum + one * (one - 1), 0);
        return pairs / (group.length * (group.length - 1));
      }),
  );
}

/** The same figures, each column dealt out anew: whatever is found in these is there by chance. */
export function byChance(points: readonly Point[], dice: Random): readonly Point[] {
  const columns = (points[0] ?? []).map((_, at) =>
    shuffled(
      points.map((point) => point[at] ?? 0),
      dice,
    ),
  );
  return points.map((_, row) => columns.map((column) => column[row] ?? 0));
}

function shuffled<T>(list: readonly T[], dice: Random): T[] {
  const left = [...list];
  return list.map(() => left.splice(below(dice, left.length), 1)[0] as T);
}
