import type { Room } from '@cromford/protocol';
import type { WantedTables } from '@cromford/protocol/wanted';
import type { Progress } from '../tables/progress.ts';
import { type RoomParts, roomOf } from '../tables/room.ts';

const PAGE = 50;
const AT_A_GLANCE = 12;

export interface LobbyParts extends RoomParts {
  readonly progress: Progress;
}

/** Public tables to join or to watch, and one's own. */
export class Lobby {
  private readonly parts: LobbyParts;
  private readonly now: () => number;

  constructor(parts: LobbyParts, now: () => number) {
    this.parts = parts;
    this.now = now;
  }

  async list(wanted: WantedTables): Promise<Room[]> {
    let query = this.parts.store.database.query
      .selectFrom('tables')
      .selectAll()
      .where('access', '=', 'public')
      .where('stage', '=', wanted.stage)
      .orderBy('created_at', 'desc')
      .limit(PAGE);
    // A table that lets nobody watch is listed only while one can join it; one with a delay shows no live standing here.
    if (wanted.stage === 'playing') query = query.where('delay', '=', 0);
    // Nor is it told here how a game ended which bystanders are still watching.
    if (wanted.stage === 'over')
      query = query.where((e) => e('ended_at', '<=', e(e.val(this.now()), '-', e('delay', '*', 1000))));
    // The seats of a rematch are kept for those who played before.
    if (wanted.stage === 'open') query = query.where('rematch_of', 'is', null);
    if (wanted.game !== undefined) query = query.where('game', '=', wanted.game);
    if (wanted.players !== undefined) query = query.where('players', '=', wanted.players);
    if (wanted.clock !== undefined) query = query.where('clock', 'like', `{"kind":"${wanted.clock}"%`);
    if (wanted.before !== undefined) query = query.where('created_at', '<', wanted.before);
    if (wanted.free)
      query = query.where((e) =>
        e.exists(
          e
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.account', 'is', null)
            .where('seats.bot', 'is', null),
        ),
      );
    return this.rooms(await query.execute());
  }

  /** At how many tables an account sits that are not over. */
  async going(account: string): Promise<number> {
    const row = await this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select((e) => e.fn.countAll().as('count'))
      .where('seats.account', '=', account)
      .where('tables.stage', 'in', ['open', 'playing', 'paused'])
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** The tables at which an account sits: those that wait for it, however long they have, then the latest. */
  async own(account: string): Promise<Room[]> {
    const rows = await this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .selectAll('tables')
      .where('seats.account', '=', account)
      .orderBy((e) =>
        e
          .case()
          .when(e.and([e('tables.stage', '=', 'playing'), e('tables.due', '=', e.ref('seats.seat'))]))
          .then(0)
          .else(1)
          .end(),
      )
      .orderBy('tables.changed_at', 'desc')
      .limit(2 * PAGE)
      .execute();
    return this.rooms(rows);
  }

  /** The latest finished games of somebody that the asker may see: public ones that bystanders have seen to the end, and those that he played himself. */
  async finished(account: string, asker: string, most: number) {
    const { query } = this.parts.store.database;
    const rows = await query
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .selectAll('tables')
      .select('seats.seat as mine')
      .where('seats.account', '=', account)
      .where('tables.stage', '=', 'over')
      .where((e) =>
        e.or([
          e.and([
            e('tables.access', '=', 'public'),
            e('tables.ended_at', '<=', e(e.val(this.now()), '-', e('tables.delay', '*', 1000))),
          ]),
          e.exists(
            e
              .selectFrom('seats as his')
              .select('his.seat')
              .whereRef('his.table_id', '=', 'tables.id')
              .where('his.account', '=', asker),
          ),
        ]),
      )
      .orderBy('tables.ended_at', 'desc')
      .limit(most)
      .execute();
    return rows.filter((row) => !this.parts.loader.damage.of(row));
  }

  /** How far the first of these have come: as many as somebody sees at a glance. */
  async progress(account: string, language: string, rooms: readonly Room[]): Promise<Record<string, string>> {
    const { store, progress } = this.parts;
    const said: Record<string, string> = {};
    for (const { id, seats } of rooms.filter(({ stage }) => stage === 'playing').slice(0, AT_A_GLANCE)) {
      const row = await store.rooms.find(id);
      const mine = seats.find((seat) => seat.account?.id === account);
      if (row && mine) said[id] = await progress.of(row, mine.seat, language);
    }
    return said;
  }

  /** Open rematches of games that the account has played, and at which it does not sit yet. */
  async rematches(account: string): Promise<Room[]> {
    const rows = await this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats as before', 'before.table_id', 'tables.rematch_of')
      .selectAll('tables')
      .where('before.account', '=', account)
      .where('tables.stage', '=', 'open')
      .where('tables.access', '=', 'public')
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.account', '=', account),
          ),
        ),
      )
      .orderBy('tables.created_at', 'desc')
      .limit(PAGE)
      .execute();
    return this.rooms(rows);
  }

  /** What is damaged is left out: a list is there for the others. */
  async rooms(all: Parameters<typeof roomOf>[0][]): Promise<Room[]> {
    const { store, profiles, loader } = this.parts;
    const rows = all.filter((row) => !loader.damage.of(row));
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await store.database.query
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    const names = await profiles.names([...rows.map(({ host }) => host), ...seats.map(({ account }) => account)]);
    const away = await profiles.away(seats.map(({ account }) => account));
    return rows.map((row) =>
      roomOf(row, {
        seats: seats.filter(({ table_id }) => table_id === row.id),
        proposals: [],
        names,
        away,
        ownSheet: loader.hasOwnSheet(row),
      }),
    );
  }
}
