import type { Event, Option, Seat, State, Turned } from '@cromford/kernel';
import type { Held, Told } from './held.ts';

/** What one seat (or a bystander, `null`) is told about a table. Everything that leaves the server about a game is made here. */
export interface Position {
  readonly seq: number;
  readonly ply: number;
  /** What the seat knows: hidden things are masked, the generator always. */
  readonly view: State;
  readonly due: { readonly seat: Seat; readonly step: string; readonly rule: string } | null;
  /** Only for the seat that is due, if it wants them: what others could choose may show what they hold. */
  readonly options: readonly Option[];
  readonly undo: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What happened after the entry that the reader knows already; `whole` is false when the beginning is missing here. */
  readonly told: readonly Told[];
  readonly whole: boolean;
}

/** What a reader says he knows already is for him to choose: not every number is remembered. */
const MOST_SEEN = 20;

/** Made once for all who look from the same seat and know the same; the table forgets it with its next entry. */
export function positionFor(held: Held, seat: Seat | null, since: number, withOptions = true): Position {
  const name = `${seat} ${since} ${withOptions}`;
  const known = held.seen.get(name);
  if (known) return known;
  const position = positionOf(held, seat, since, withOptions);
  if (held.seen.size < MOST_SEEN) held.seen.set(name, position);
  return position;
}

function positionOf(held: Held, seat: Seat | null, since: number, withOptions: boolean): Position {
  const { table } = held;
  const { rules } = table.engine;
  const view = rules.view(table.state, seat);
  const due = table.due() ?? null;
  return {
    seq: held.seq,
    ply: table.state.ply,
    view,
    due,
    options: withOptions && due?.seat === seat ? table.options().filter((option) => !option.unlisted) : [],
    undo: seat !== null && table.undoable(seat) > 0,
    // The score of the view, not of the state: a hidden holding must not show in a sum.
    scores: rules.score(view),
    winners: rules.winners(table.state),
    told: held.told.filter((told) => told.seq > since).map((told) => heardBy(told, seat)),
    whole: since + 1 >= held.from,
  };
}

/** A game from its beginning as one seat has seen it: for whoever comes late, or back. Decisions that were taken back are not in it. */
export interface Story {
  readonly seq: number;
  readonly undo: boolean;
  /** The component sheet, where it is not the game's own. */
  readonly sheet?: unknown;
  readonly opening: readonly Event[];
  /** What the seat knew after so many decisions; one more than there are decisions. */
  readonly views: readonly State[];
  readonly turns: readonly Turned[];
}

export function storyFor(held: Held, seat: Seat | null): Story {
  const { engine, game, history, opening, setup } = held.table;
  const views = Array.from({ length: history.length + 1 }, (_, ply) =>
    engine.rules.view(held.table.at(ply) ?? held.table.state, seat),
  );
  return {
    seq: held.seq,
    undo: seat !== null && held.table.undoable(seat) > 0,
    ...(setup.sheet !== game.sheet && { sheet: setup.sheet }),
    opening: heardBy({ events: opening }, seat).events,
    views,
    turns: history.map((turn) => heardBy(turn, seat)),
  };
}

/** Events are what everybody at the table sees happen. The one place to change should a game ever have private ones. */
function heardBy<T extends { readonly events: readonly Event[] }>(told: T, _seat: Seat | null): T {
  return told;
}
