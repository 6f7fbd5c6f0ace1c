import type { Sitter } from '@cromford/kernel';
import type { Person, Room } from '@cromford/protocol';
import { shown } from '@cromford/protocol/rating';
import type { Profiles } from '../people/profile.ts';
import { openRematch } from '../social/rematch.ts';
import type { ProposalRow, SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { deadline } from './clock.ts';
import type { Loader } from './loader.ts';
import { noHintAt } from './no-hint.ts';
import { clockOf, optionsOf, resultOf } from './row-parts.ts';

export interface RoomParts {
  readonly store: Store;
  readonly profiles: Profiles;
  readonly loader: Loader;
}

export async function readRoom({ store, profiles, loader }: RoomParts, row: TableRow): Promise<Room> {
  const seats = await store.rooms.seats(row.id);
  const proposals = await store.database.query
    .selectFrom('proposals')
    .selectAll()
    .where('table_id', '=', row.id)
    .execute();
  const isOver = row.stage === 'over' || row.stage === 'closed';
  const rematch = isOver ? await openRematch(store, row) : undefined;
  const accounts = [row.host, ...seats.map(({ account }) => account), ...(rematch?.here ?? [])];
  const names = await profiles.names(accounts);
  const away = await profiles.away(seats.map(({ account }) => account));
  const ratings = row.stage === 'over' ? await ratingChanges(store, row.id, seats) : [];
  return roomOf(row, {
    seats,
    proposals,
    names,
    away,
    ratings,
    rematch,
    ownSheet: loader.hasOwnSheet(row),
    older: await loader.older(row),
  });
}

/** Who sat where, for the record of a finished game. Whoever left a seat to a bot gave it its name as well. */
export async function readSitters({ store, profiles }: RoomParts, row: TableRow): Promise<readonly Sitter[]> {
  const seats = await store.rooms.seats(row.id);
  const names = await profiles.names(seats.map(({ account }) => account));
  return seats.map(({ account, bot }) => {
    const name = (account !== null && names.get(account)?.name) || '';
    return bot === null ? { name, kind: 'person' } : { name, kind: 'bot', bot };
  });
}

async function ratingChanges(store: Store, table: string, seats: readonly SeatRow[]): Promise<Room['ratings']> {
  const changes = await store.database.query
    .selectFrom('rating_changes')
    .selectAll()
    .where('table_id', '=', table)
    .execute();
  return seats.flatMap(({ seat, account }) => {
    const change = changes.find(({ account_id }) => account_id === account);
    if (!change || change.sigma_before === null || change.sigma_after === null) return [];
    const { mu_before, mu_after, sigma_before, sigma_after } = change;
    const before = shown({ mu: mu_before, sigma: sigma_before });
    return [{ seat, before, after: shown({ mu: mu_after, sigma: sigma_after }) }];
  });
}

interface Around {
  readonly seats: readonly SeatRow[];
  readonly proposals: readonly ProposalRow[];
  readonly names: ReadonlyMap<string, Person>;
  readonly away: ReadonlyMap<string, number>;
  /** Not read for a list of many. */
  readonly ratings?: Room['ratings'];
  readonly rematch?: { readonly id: string; readonly here: readonly string[] } | undefined;
  readonly ownSheet: boolean;
  readonly older?: Room['older'];
}

export function roomOf(
  row: TableRow,
  { seats, proposals, names, away, ratings = [], rematch, ownSheet, older = null }: Around,
): Room {
  const clock = clockOf(row);
  const due = seats.find(({ seat }) => seat === row.due);
  const who = (account: string | null) => (account === null ? null : (names.get(account) ?? null));
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    players: row.players,
    options: optionsOf(row),
    ownSheet,
    title: row.title,
    host: who(row.host),
    access: row.access,
    stage: row.stage,
    clock,
    delay: row.delay,
    takeover: row.takeover,
    older,
    noHint: noHintAt(row, seats, names, ownSheet),
    seq: row.seq,
    revision: row.revision,
    due: row.due,
    deadline: row.stage === 'playing' && due ? (deadline(clock, due.bank, row.since) ?? null) : null,
    seats: seats.map(({ seat, account, bot, bank, seen_at }) => ({
      seat,
      account: who(account),
      bot,
      bank,
      seen: seen_at,
      holiday: account === null ? null : (away.get(account) ?? null),
    })),
    proposals: proposals.map(({ kind, seat, ply, seq, agreed }) => ({
      kind,
      seat,
      ply,
      seq,
      agreed: JSON.parse(agreed),
    })),
    result: resultOf(row),
    ratings,
    rematchOf: row.rematch_of,
    rematch: rematch ? { id: rematch.id, here: rematch.here.flatMap((account) => who(account) ?? []) } : null,
    created: row.created_at,
    changed: row.changed_at,
  };
}
