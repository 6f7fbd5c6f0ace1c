import { type Event, lineOf, type Seat, type Table } from '@cromford/kernel';
import type { Position, Told } from '@cromford/protocol';
import { breathing } from '../breathe.ts';
import type { Held } from './held.ts';

/** What a reader says he knows already is for him to choose: not every number is remembered. */
const MOST_SEEN = 20;

/** Everything that leaves the server about a game is made here. Made once for all who look from the same seat and know the same; the table forgets it with its next entry. */
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
    options: withOptions && !held.older && due?.seat === seat ? choicesAt(table) : [],
    undo: seat !== null && !held.older && table.undoable(seat) > 0,
    // The score of the view, not of the state: a hidden holding must not show in a sum.
    scores: rules.score(view),
    winners: rules.winners(table.state),
    told: withViews(held, seat, since),
    whole: since + 1 >= held.from,
  };
}

/** Each with its line, so that a program can play without knowing how the game writes its moves. */
function choicesAt(table: Table): Position['options'] {
  const { notation } = table.engine.rules;
  return table
    .options()
    .filter((option) => !option.unlisted)
    .map((option) => ({ line: lineOf(notation, option), ...option }));
}

/** So many positions fit into one letter; whoever has missed more asks for the story. */
const MOST_VIEWS = 12;

/** What happened after that entry: moves that others follow bring the position after them, so that each is told in its own words. */
function withViews({ table, told }: Held, seat: Seat | null, since: number): Told[] {
  const heard: Told[] = [];
  let ply = table.history.length;
  let gone = 0;
  for (const entry of told.filter(({ seq }) => seq > since).reverse()) {
    const isGone = entry.kind === 'move' && gone > 0;
    if (entry.kind !== 'move') gone += Number(entry.line);
    else if (isGone) gone -= 1;
    const after = entry.kind === 'move' && !isGone ? ply-- : table.history.length;
    const state = after < table.history.length && heard.length <= MOST_VIEWS ? table.at(after) : undefined;
    heard.push(heardBy(state ? { ...entry, view: table.engine.rules.view(state, seat) } : entry, seat));
  }
  return heard.reverse();
}

/**
 * A game from its beginning as one seat has seen it, as JSON: for whoever comes late, or back. Decisions that were taken back are not in it.
 * It has what the seat knew after so many decisions, one view more than there are decisions. Written piece by piece: it has megabytes.
 */
export async function storyFor(held: Held, seat: Seat | null): Promise<string> {
  const { engine, game, history, opening, setup } = held.table;
  const breath = breathing();
  const views: string[] = [];
  for (let ply = 0; ply <= history.length; ply++) {
    views.push(JSON.stringify(engine.rules.view(held.table.at(ply) ?? held.table.state, seat)));
    await breath();
  }
  const turns: string[] = [];
  for (const turn of history) {
    turns.push(JSON.stringify(heardBy(turn, seat)));
    await breath();
  }
  const head = JSON.stringify({
    seq: held.seq,
    undo: seat !== null && held.table.undoable(seat) > 0,
    /** The component sheet, where it is not the game's own. */
    ...(setup.sheet !== game.sheet && { sheet: setup.sheet }),
    opening: heardBy({ events: opening }, seat).events,
  });
  return `${head.slice(0, -1)},"views":[${views.join()}],"turns":[${turns.join()}]}`;
}

/** Events are what everybody at the table sees happen. The one place to change should a game ever have private ones. */
function heardBy<T extends { readonly events: readonly Event[] }>(told: T, _seat: Seat | null): T {
  return told;
}
