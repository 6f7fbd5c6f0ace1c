import type { Reviewed } from './protocol.ts';

/** How much of a spread a turn must have cost, or gained, to be spoken of. */
const WORTH_TELLING = 0.1;

/** Turns of each kind that are told of a whole game. */
export const TOLD = 3;

/** The turns that cost most, the worst first. */
export function worstOf(turns: readonly Reviewed[], most: number): Reviewed[] {
  return turns
    .filter(({ short }) => short >= WORTH_TELLING)
    .sort((a, b) => b.short - a.short)
    .slice(0, most);
}

/** The turns that were furthest ahead of anything else, the best first. */
export function bestOf(turns: readonly Reviewed[], most: number): Reviewed[] {
  return turns
    .filter(({ ahead }) => ahead >= WORTH_TELLING)
    .sort((a, b) => b.ahead - a.ahead)
    .slice(0, most);
}
