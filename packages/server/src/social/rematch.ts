import { isProblem, type Problem, problem } from '@cromford/kernel';
import { openingSchema } from '@cromford/protocol/wanted';
import type { SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Absent } from '../tables/absent.ts';
import type { Actor } from '../tables/actor.ts';
import type { Loader } from '../tables/loader.ts';
import type { Openings } from '../tables/opening.ts';
import { clockOf, optionsOf } from '../tables/row-parts.ts';

/** One key for the rematch of a table, whoever asks: the database makes it one. It belongs to the old table's host. */
const keyOf = (table: string) => `rematch-${table}`;

/** The rematch that waits for people, and who sits there already. */
export async function openRematch(store: Store, { id, host }: Pick<TableRow, 'id' | 'host'>) {
  const next = await store.database.query
    .selectFrom('tables')
    .select('id')
    .where('host', '=', host)
    .where('key', '=', keyOf(id))
    .where('stage', '=', 'open')
    .executeTakeFirst();
  if (!next) return undefined;
  const seats = await store.rooms.seats(next.id);
  return { id: next.id, here: seats.flatMap(({ account }) => (account === null ? [] : [account])) };
}

/**
 * The same game with the same people, one seat further: comes back with the table and one's place there. Whoever asks first opens it; who
 * asks later is led to the same table. It waits for everybody to sit down again, so that nobody is pulled into a game.
 */
export async function rematch(
  store: Store,
  openings: Openings,
  loader: Loader,
  actor: Actor,
  id: string,
): Promise<{ id: string; seat: number } | Problem> {
  const row = await store.rooms.find(id);
  const seats = await store.rooms.seats(id);
  const mine = seats.find(({ account }) => account === actor.account);
  if (!row || !mine) return problem('not-your-table');
  if (row.stage !== 'over' && row.stage !== 'closed') return problem('not-over', { stage: row.stage });
  const sheet = loader.hasOwnSheet(row) ? await store.rooms.sheet(row.sheet) : undefined;
  const turned = (seat: number) => (seat + 1) % row.players;
  const wanted = openingSchema.parse({
    key: keyOf(id),
    game: row.game,
    players: row.players,
    options: optionsOf(row),
    ...(sheet !== undefined && { sheet: JSON.parse(sheet) as unknown }),
    title: row.title,
    access: row.access,
    clock: clockOf(row),
    delay: row.delay,
    takeover: row.takeover,
    bots: Object.fromEntries(
      seats.flatMap(({ seat, account, bot }) =>
        account === null && bot !== null ? [[String(turned(seat)), bot]] : [],
      ),
    ),
  });
  const places = seats.map((_, place) => {
    const before = seats.find(({ seat }) => turned(seat) === place);
    return before?.account === actor.account ? actor.account : null;
  });
  const made = await openings.openFor({ ...actor, account: row.host }, wanted, places, id);
  return isProblem(made) ? made : { id: made.id, seat: turned(mine.seat) };
}

/** Seats of a table whose owners do not sit at its rematch. */
export async function missingAt(store: Store, id: string, next: string): Promise<SeatRow[]> {
  const here = await store.rooms.seats(next);
  return (await store.rooms.seats(id)).filter((seat) => !here.some(({ account }) => account === seat.account));
}

/** Whoever has left the old table hears that somebody waits at the new one. */
export async function callBack(store: Store, absent: Absent, id: string, next: string): Promise<void> {
  const row = await store.rooms.find(id);
  const missing = await missingAt(store, id, next);
  await store.rooms.change(id, async (trx) => {
    for (const seat of missing) if (row) await absent.tellRematch(trx, row, seat);
    // Whoever still sits there sees it.
    return true;
  });
}
