import type { Engine } from './engine.ts';
import type { Event } from './game.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';

/** What a move would do, as far as anybody can know it. */
export interface Ahead {
  readonly state: State;
  readonly events: readonly Event[];
  /** What comes after a draw or a reveal is left out. */
  readonly uncertain: boolean;
}

/**
 * Looks at an open move without playing it. The state holds the generator, so a plain preview of "end the turn" would show the next
 * roll; this one stops at the last event before the first draw. A view has no generator and lacks what is hidden: there the rules may
 * stumble once they draw, which says no more than that the rest is not known.
 */
export function lookAhead(engine: Engine, from: State, move: Move): Ahead {
  const state = engine.rules.clone(from);
  const { barrier } = state;
  const events: Event[] = [];
  let certain = engine.rules.clone(state);
  let hasStumbled = false;
  try {
    engine.apply(state, move, (event) => {
      if (state.barrier !== barrier) return;
      events.push(event);
      certain = engine.rules.clone(state);
    });
  } catch (error) {
    if (state.random.length > 0) throw error;
    hasStumbled = true;
  }
  const uncertain = hasStumbled || state.barrier !== barrier;
  return { state: uncertain ? certain : state, events, uncertain };
}
