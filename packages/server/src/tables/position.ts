import type { Event, Option, Seat, State } from '@cromford/kernel';
import type { Held, Told } from './held.ts';

/** What one seat (or a bystander, `null`) is told about a table. Everything that leaves the server about a game is made here. */
export interface Position {
  readonly seq: number;
  readonly ply: number;
  /** What the seat knows: hidden things are masked, the generator always. */
  readonly view: State;
  readonly due: { readonly seat: Seat; readonly step: string; readonly rule: string } | null;
  /** Only for the seat that is due: what others could choose may show what they hold. */
  readonly options: readonly Option[];
  readonly undo: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What happened after the entry that the reader knows already; `whole` is false when the beginning is missing here. */
  readonly told: readonly Told[];
  readonly whole: boolean;
}

export function positionFor(held: Held, seat: Seat | null, since: number): Position {
  const { table } = held;
  const { rules } = table.engine;
  const view = rules.view(table.state, seat);
  const due = table.due() ?? null;
  return {
    seq: held.seq,
    ply: table.state.ply,
    view,
    due,
    options: due && due.seat === seat ? table.options().filter((option) => !option.unlisted) : [],
    undo: seat !== null && table.undoable(seat) > 0,
    // The score of the view, not of the state: a hidden holding must not show in a sum.
    scores: rules.score(view),
    winners: rules.winners(table.state),
    told: held.told.filter((told) => told.seq > since).map((told) => heardBy(told, seat)),
    whole: since + 1 >= held.from,
  };
}

/** Events are what everybody at the table sees happen. The one place to change should a game ever have private ones. */
function heardBy(told: Told, _seat: Seat | null): Told {
  return { ...told, events: told.events as readonly Event[] };
}
