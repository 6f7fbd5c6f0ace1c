import type { Move } from '@cromford/kernel';

/** Turns that are known to differ by less, in spreads, are as good as each other. */
export const NO_MATTER = 0.01;

/** Of turns that come to the same the one with the fewest moves: to sell everything and buy it back looks broken even where it costs nothing. */
export function simplestFirst<T>(
  ranked: readonly T[],
  worthOf: (turn: T) => number,
  movesOf: (turn: T) => readonly Move[],
): T[] {
  const [leader] = ranked;
  if (leader === undefined) return [];
  const equals = ranked.filter((one) => Math.abs(worthOf(leader) - worthOf(one)) < NO_MATTER);
  const simplest = equals.reduce((best, one) => (movesOf(one).length < movesOf(best).length ? one : best), leader);
  return [simplest, ...ranked.filter((one) => one !== simplest)];
}
