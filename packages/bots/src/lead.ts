import type { Seat } from '@cromford/kernel';

/** One's own score, less the best of the others. */
export function lead(scores: readonly number[], seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}
