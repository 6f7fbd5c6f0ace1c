import type { Engine, Move, State } from '@cromford/kernel';

/** No choice opens more decisions than this before the next one of its kind. */
const LONGEST = 30;

/**
 * What a choice is worth when all that it opens is played as it looks best, decision by decision. For choices that say nothing yet
 * when they are made: which action to take.
 */
export function followUp<S extends State, M extends Move>(
  engine: Engine<S, M>,
  s: S,
  move: M,
  worth: (s: S) => number,
  goesOn: (s: S) => boolean,
): number {
  let now = engine.rules.clone(s);
  let open = engine.apply(now, move);
  let value = worth(now);
  for (let i = 0; i < LONGEST && open.length > 0 && goesOn(now); i++) {
    let best: S | undefined;
    let next: readonly M[] = open;
    value = Number.NEGATIVE_INFINITY;
    for (const choice of open) {
      const after = engine.rules.clone(now);
      const opened = engine.apply(after, choice);
      const look = worth(after);
      if (look <= value) continue;
      value = look;
      best = after;
      next = opened;
    }
    if (!best) break;
    now = best;
    open = next;
  }
  return value;
}
