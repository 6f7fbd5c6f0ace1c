import { below, type Random } from '../../packages/kernel/src/index.ts';

/** A player who does things rather than ending them, the same way every time. */
const LIKED: readonly (readonly [start: string, weight: number])[] = [
  ['action build', 30],
  ['action produce', 20],
  ['build', 20],
  ['place', 20],
  ['usual', 10],
  ['done', 6],
  ['end', 1],
  ['manager', 2],
];

export function choose(lines: readonly string[], random: Random): string {
  const weights = lines.map((line) => LIKED.find(([start]) => line.startsWith(start))?.[1] ?? 3);
  let at = below(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const found = lines.find((_, i) => {
    at -= weights[i] ?? 0;
    return at < 0;
  });
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
