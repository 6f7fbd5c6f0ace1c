import type { Seat, State } from '@cromford/kernel';
import type { Mind } from './mind.ts';

/**
 * What a seat wants, in spreads: much for itself, little for the others, who count the less the more they are. Not the chance to win by
 * these worths: that would hang on the best rival alone, whose luck in a line says little about the turn that is weighed.
 */
export function success(mind: Mind, s: State, seat: Seat): number {
  return successOf(mind, mind.worths(s), seat);
}

/** The same for every seat. */
export function successes(mind: Mind, s: State): number[] {
  const worths = mind.worths(s);
  return worths.map((_, seat) => successOf(mind, worths, seat));
}

function successOf(mind: Mind, worths: readonly number[], seat: Seat): number {
  const rivals = worths.length - 1;
  let others = 0;
  for (let other = 0; other < worths.length; other++) if (other !== seat) others += worths[other] as number;
  const against = rivals > 0 ? others / rivals / Math.sqrt(rivals) : 0;
  return ((worths[seat] as number) - against) / mind.judgement.spread;
}
