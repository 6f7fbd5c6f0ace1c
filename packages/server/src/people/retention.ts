import { setImmediate as pause } from 'node:timers/promises';
import { dayAt } from '@cromford/protocol/challenges';
import { sql } from 'kysely';
import { closeRoom } from '../storage/rooms.ts';
import type { Store } from '../storage/store.ts';
import type { Departures } from './departures.ts';
import { KEPT_DAYS } from './kept-days.ts';

const DAY = 24 * 3_600_000;
/** So many at a time, and so often in one sweep. */
const AT_ONCE = 200;
const MOST_ROUNDS = 50;

export interface RetentionParts {
  readonly store: Store;
  readonly departures: Departures;
  readonly now: () => number;
}

/** Clears away what nobody needs any more. */
export class Retention {
  private readonly parts: RetentionParts;

  constructor(parts: RetentionParts) {
    this.parts = parts;
  }

  async sweep(): Promise<void> {
    await this.forgetEnded();
    await inRounds(() => this.forgetGuests());
    await inRounds(() => this.closeAbandoned());
    await inRounds(() => this.removeNeverBegun());
    await this.removeUnusedSheets();
    // What was overwritten in the file is still in the log beside it until it is written over.
    const { database } = this.parts.store;
    if (database.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.query);
  }

  /** What has an end of its own. */
  private async forgetEnded(): Promise<void> {
    const { query } = this.parts.store.database;
    const now = this.parts.now();
    const before = (days: number) => now - days * DAY;
    await query.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await query.deleteFrom('challenges').where('expires_at', '<=', now).execute();
    await query.deleteFrom('kept_out').where('until', '<=', now).execute();
    for (const table of ['invitations', 'links'] as const)
      await query.deleteFrom(table).where('expires_at', '<=', before(KEPT_DAYS.invitations)).execute();
    await query
      .deleteFrom('daily_results')
      .where('day', '<=', dayAt(before(KEPT_DAYS.daily)))
      .execute();
    await query.deleteFrom('outbox').where('done_at', '<=', before(KEPT_DAYS.notices)).execute();
    await query.deleteFrom('reports').where('settled_at', '<=', before(KEPT_DAYS.reports)).execute();
    await query.deleteFrom('audit').where('at', '<=', before(KEPT_DAYS.audit)).execute();
  }

  private async forgetGuests(): Promise<number> {
    const guests = await this.parts.store.database.query
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', 'guest')
      .where('deleted_at', 'is', null)
      .where('created_at', '<=', this.parts.now() - KEPT_DAYS.guests * DAY)
      .where((e) =>
        e.not(
          e.exists(e.selectFrom('sessions').select('sessions.id').whereRef('sessions.account_id', '=', 'accounts.id')),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    for (const { id } of guests) {
      await this.parts.departures.forget(id);
      await pause();
    }
    return guests.length;
  }

  private async closeAbandoned(): Promise<number> {
    const { store, now } = this.parts;
    const quiet = (days: number) => now() - days * DAY;
    const rows = await store.database.query
      .selectFrom('tables')
      .select('id')
      .where((e) =>
        e.or([
          e.and([e('stage', '=', 'open'), e('created_at', '<=', quiet(KEPT_DAYS.openTables))]),
          e.and([
            e('stage', 'in', ['playing', 'paused']),
            e('changed_at', '<=', quiet(KEPT_DAYS.games)),
            e.not(
              e.exists(
                e
                  .selectFrom('seats')
                  .select('seats.seat')
                  .whereRef('seats.table_id', '=', 'tables.id')
                  .where('seats.seen_at', '>', quiet(KEPT_DAYS.games)),
              ),
            ),
          ]),
        ]),
      )
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows) await store.rooms.change(id, (trx) => closeRoom(trx, id, now()));
    return rows.length;
  }

  /** A table without a game is nobody's history. Closed long ago by its host, it has no end written down but its beginning. */
  private async removeNeverBegun(): Promise<number> {
    const { store, now } = this.parts;
    const before = now() - KEPT_DAYS.closedTables * DAY;
    const rows = await store.database.query
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', 'closed')
      .where((e) => e(e.fn.coalesce('ended_at', 'created_at'), '<=', before))
      .where((e) =>
        e.not(
          e.exists(e.selectFrom('snapshots').select('snapshots.seq').whereRef('snapshots.table_id', '=', 'tables.id')),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await store.database.transaction(async (trx) => {
      for (const table of ['seats', 'messages', 'notes', 'orders', 'proposals', 'invitations'] as const)
        await trx.deleteFrom(table).where('table_id', 'in', ids).execute();
      await trx.deleteFrom('tables').where('id', 'in', ids).execute();
    });
    return ids.length;
  }

  private async removeUnusedSheets(): Promise<void> {
    const { database } = this.parts.store;
    await database.transaction(async (trx) => {
      // Whoever opens a table right now has found its sheet and not yet written the table: wait for that, and see it.
      if (database.kind === 'postgres') await sql`lock table sheets in exclusive mode`.execute(trx);
      await trx
        .deleteFrom('sheets')
        .where((e) =>
          e.not(e.exists(e.selectFrom('tables').select('tables.id').whereRef('tables.sheet', '=', 'sheets.hash'))),
        )
        .execute();
    });
  }
}

/** Until nothing is left, or it is enough for this time; whoever plays meanwhile does not wait for it. */
async function inRounds(round: () => Promise<number>): Promise<void> {
  for (let n = 0; n < MOST_ROUNDS && (await round()) === AT_ONCE; n++) await pause();
}
