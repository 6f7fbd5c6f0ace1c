import type { Event, Refusal, State } from '@cromford/kernel';
import type { Story } from './story.ts';

export interface Ahead {
  readonly state: State;
  readonly events: readonly Event[];
  readonly uncertain: boolean;
}

/**
 * What a move would do, as far as a player can know it. The state holds the generator, so a plain preview of "end the turn"
 * would show the next roll; this one stops at the last event before the first draw. A view has no generator and lacks what is hidden:
 * there the rules may stumble once they draw, which says no more than that the rest is not known.
 */
export function lookAhead(table: Story, line: string): Ahead | { readonly refused: Refusal } {
  const { engine } = table;
  const move = engine.rules.notation.read(line);
  if (!move) return { refused: { code: 'unreadable', rule: '', params: { line: line.slice(0, 80) } } };
  const refused = engine.judge(table.state, move);
  if (refused) return { refused };
  const state = engine.rules.clone(table.state);
  const { barrier } = state;
  const events: Event[] = [];
  let certain = engine.rules.clone(state);
  let uncertain = false;
  try {
    engine.apply(state, move, (event) => {
      if (state.barrier !== barrier) return;
      events.push(event);
      certain = engine.rules.clone(state);
    });
  } catch (error) {
    if (state.random.length > 0) throw error;
    uncertain = true;
  }
  uncertain ||= state.barrier !== barrier;
  return { state: uncertain ? certain : state, events, uncertain };
}
