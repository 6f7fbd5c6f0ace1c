import type { Bus } from '../bus/bus.ts';
import { type Database, type Query, troubleOf } from './database.ts';
import type { EntryRow, SnapshotRow, TableRow } from './schema-tables.ts';

/** How many positions keep their body: enough for an agreed undo to go back a few turns without a replay from the start. */
const KEPT_BODIES = 4;

export interface Appended {
  readonly entry: EntryRow;
  /** What the entry makes of the table's head. */
  readonly head: Pick<TableRow, 'due' | 'since'> & Partial<Pick<TableRow, 'stage' | 'result' | 'ended_at'>>;
  readonly snapshot?: Omit<SnapshotRow, 'table_id'> & { readonly body: string };
  /** The time left to the seat that decided. */
  readonly bank?: number;
  /** More that must be true if and only if the entry is (notices, proposals). */
  readonly also?: (trx: Query) => Promise<void>;
}

/** `stale`: somebody else's entry has that number, or the table is not being played. `repeated`: this command is in the log already. */
export type Outcome = 'appended' | 'stale' | 'repeated';

/** The append-only log of moves. Two nodes that append at once are told apart by the database's unique keys, never by memory. */
export class Log {
  private readonly database: Database;
  private readonly bus: Bus;

  constructor(database: Database, bus: Bus) {
    this.database = database;
    this.bus = bus;
  }

  /** Commits, then publishes. */
  async append(added: Appended): Promise<Outcome> {
    const { entry } = added;
    const outcome = await this.tryAppend(added);
    if (outcome === 'appended') this.bus.publish({ table: entry.table_id, about: 'log', seq: entry.seq });
    return outcome;
  }

  async entries(table: string, after: number, upTo = Number.MAX_SAFE_INTEGER): Promise<EntryRow[]> {
    return this.database.query
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .where('seq', '<=', Math.min(upTo, 2 ** 31 - 1))
      .orderBy('seq')
      .execute();
  }

  async byKey(table: string, key: string): Promise<EntryRow | undefined> {
    return this.database.query
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** The positions that still have a body, the latest first, up to that entry. */
  async snapshots(table: string, upTo = 2 ** 31 - 1): Promise<(SnapshotRow & { body: string })[]> {
    const rows = await this.database.query
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '<=', upTo)
      .where('body', 'is not', null)
      .orderBy('seq', 'desc')
      .execute();
    return rows.filter((row): row is SnapshotRow & { body: string } => row.body !== null);
  }

  /** Every hash that was ever noted, for the proof that a replay comes to the same positions. */
  async hashes(table: string): Promise<Pick<SnapshotRow, 'seq' | 'ply' | 'hash'>[]> {
    return this.database.query
      .selectFrom('snapshots')
      .select(['seq', 'ply', 'hash'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
  }

  private async tryAppend(added: Appended): Promise<Outcome> {
    const { entry } = added;
    try {
      return await this.database.transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('tables')
          .set({ seq: entry.seq, ply: entry.ply, changed_at: entry.at, ...added.head })
          .where('id', '=', entry.table_id)
          .where('seq', '=', entry.seq - 1)
          .where('stage', '=', 'playing')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return (await this.knows(trx, entry)) ? 'repeated' : 'stale';
        await trx.insertInto('entries').values(entry).execute();
        if (added.bank !== undefined) await this.setBank(trx, entry, added.bank);
        if (added.snapshot) await this.keep(trx, entry.table_id, added.snapshot);
        await added.also?.(trx);
        await this.bus.enlist(trx, { table: entry.table_id, about: 'log', seq: entry.seq });
        return 'appended';
      });
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'taken') return (await this.knows(this.database.query, entry)) ? 'repeated' : 'stale';
      if (trouble === 'busy') return 'stale';
      throw error;
    }
  }

  private async knows(query: Query, { table_id, key }: EntryRow): Promise<boolean> {
    const row = await query
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', table_id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row !== undefined;
  }

  private async setBank(trx: Query, { table_id, seat }: EntryRow, bank: number): Promise<void> {
    await trx
      .updateTable('seats')
      .set({ bank: Math.round(bank) })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute();
  }

  private async keep(trx: Query, table_id: string, snapshot: Omit<SnapshotRow, 'table_id'>): Promise<void> {
    await trx
      .insertInto('snapshots')
      .values({ table_id, ...snapshot })
      .execute();
    const tooOld = trx
      .selectFrom('snapshots')
      .select('seq')
      .where('table_id', '=', table_id)
      .where('body', 'is not', null)
      .orderBy('seq', 'desc')
      .offset(KEPT_BODIES)
      .limit(1);
    await trx
      .updateTable('snapshots')
      .set({ body: null })
      .where('table_id', '=', table_id)
      .where('seq', '<=', tooOld)
      .where('body', 'is not', null)
      .execute();
  }
}
