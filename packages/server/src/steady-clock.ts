/** Milliseconds since 1970. */
export type Now = () => number;

/**
 * The time of day when the program started, plus what has passed since by a clock that nobody sets. A system clock that jumps must not
 * cost a player the game.
 */
export function steadyClock(start = Date.now(), passed: () => number = () => performance.now()): Now {
  const origin = passed();
  return () => Math.round(start + passed() - origin);
}
