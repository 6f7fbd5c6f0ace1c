import type { RuleId, Seat } from '@cromford/kernel';
import type { Emit } from '../news.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Pounds, State } from '../state.ts';
import type { EventName } from './names.ts';

/** A space of the chart that is closed, and what opens it. */
interface Closed {
  readonly cost: Pounds;
  readonly toOpen?: Pounds;
}

export type ClosingEvent = EventRule & { readonly closes: Closed };

/** What an event does. Each event's file declares one; choices it asks for are steps in the same folder. */
export interface EventRule {
  readonly event: EventName;
  readonly rule: RuleId;
  /** Its effect lasts for the next decade, or to the end of the game. */
  readonly lasts?: 'decade' | 'game';
  /** All wages rise while it lasts. */
  readonly wageRise?: Pounds;
  /** A space of the chart is closed while it lasts; with `toOpen` a player opens his own for the decade by paying. */
  readonly closes?: Closed;
  /** At once. May push steps on the agenda. */
  happen?(rs: Ruleset, s: State, emit: Emit): void;
  /** For each player in turn order. */
  forSeat?(rs: Ruleset, s: State, seat: Seat, emit: Emit): void;
  /** Before the next event, when its effect ends. */
  end?(rs: Ruleset, s: State, emit: Emit): void;
}
