import { CompiledQuery } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { APPEND, appendValues } from './append-at-once.ts';
import { type Database, type Query, troubleOf } from './database.ts';
import { type EntryRow, type SeatRow, type SnapshotRow, type TableRow, WITHDRAWN_BY_A_MOVE } from './schema-tables.ts';

/** How many positions keep their body: enough for an agreed undo to go back a few turns without a replay from the start. */
const KEPT_BODIES = 4;

export interface Appended {
  readonly entry: EntryRow;
  /** What the entry makes of the table's head. */
  readonly head: Pick<TableRow, 'due' | 'since'> & Partial<Pick<TableRow, 'stage' | 'result' | 'ended_at'>>;
  readonly snapshot?: Omit<SnapshotRow, 'table_id'> & { readonly body: string };
  /** The time left to the seats whose time it changes. */
  readonly banks?: readonly Pick<SeatRow, 'seat' | 'bank'>[];
  /** Decided while this was the table's revision; another one makes it stale. Not asked when left out. */
  readonly revision?: number;
  /** More that must be true if and only if the entry is (notices, ratings). */
  readonly also?: ((trx: Query) => Promise<void>) | undefined;
  /** Called after the commit, before anybody hears of it. `ordered`: the seat that is due has standing orders. */
  readonly committed?: (facts: { readonly ordered: boolean }) => void;
}

/** `stale`: somebody else's entry has that number, or the table is not being played. `repeated`: this command is in the log already. */
export type Appending = 'appended' | 'stale' | 'repeated';

interface Facts {
  readonly ordered: boolean;
}

/** The append-only log of moves. Two nodes that append at once are told apart by the database's unique keys, never by memory. */
export class Log {
  private readonly database: Database;
  private readonly bus: Bus;

  constructor(database: Database, bus: Bus) {
    this.database = database;
    this.bus = bus;
  }

  /** Commits, then publishes. */
  async append(added: Appended): Promise<Appending> {
    const { entry } = added;
    const facts = await this.tryAppend(added);
    if (typeof facts === 'string') return facts;
    added.committed?.(facts);
    this.bus.announce({ table: entry.table_id, about: 'log', seq: entry.seq });
    return 'appended';
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

  private async tryAppend(added: Appended): Promise<Facts | 'stale' | 'repeated'> {
    const { entry } = added;
    try {
      const facts = this.database.prepared ? await this.atOnce(added) : await this.stepByStep(added);
      if (facts) return facts;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'busy') return 'stale';
      if (trouble !== 'taken') throw error;
    }
    return (await this.knows(entry)) ? 'repeated' : 'stale';
  }

  private async atOnce(added: Appended): Promise<Facts | undefined> {
    const values = appendValues(added, KEPT_BODIES);
    const { also } = added;
    if (!also) return (await this.database.prepared?.(APPEND, values))?.[0] as Facts | undefined;
    return this.database.transaction(async (trx) => {
      const { rows } = await trx.executeQuery<Facts>(CompiledQuery.raw(APPEND.text, values));
      if (rows[0]) await also(trx);
      return rows[0];
    });
  }

  private async stepByStep(added: Appended): Promise<Facts | undefined> {
    const { entry, head, snapshot, revision } = added;
    return this.database.transaction(async (trx) => {
      const moved = trx
        .updateTable('tables')
        .set((e) => ({
          seq: entry.seq,
          ply: entry.ply,
          changed_at: entry.at,
          ...head,
          // The end is more than a move: what is around the table has changed too.
          ...(head.stage !== undefined && { revision: e('revision', '+', 1) }),
        }))
        .where('id', '=', entry.table_id)
        .where('seq', '=', entry.seq - 1)
        .where('stage', '=', 'playing');
      const { numUpdatedRows } = await (revision === undefined
        ? moved
        : moved.where('revision', '=', revision)
      ).executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      await trx.insertInto('entries').values(entry).execute();
      for (const left of added.banks ?? []) await this.setBank(trx, entry.table_id, left);
      if (snapshot) await this.keep(trx, entry.table_id, snapshot);
      await trx
        .deleteFrom('proposals')
        .where('table_id', '=', entry.table_id)
        .where('kind', 'in', WITHDRAWN_BY_A_MOVE)
        .execute();
      await added.also?.(trx);
      const order = await trx
        .selectFrom('orders')
        .select('id')
        .where('table_id', '=', entry.table_id)
        .where('seat', '=', head.due ?? -1)
        .where('left', '>', 0)
        .where('cancelled', 'is', null)
        .executeTakeFirst();
      return { ordered: order !== undefined };
    });
  }

  private async knows({ table_id, key }: EntryRow): Promise<boolean> {
    return (await this.byKey(table_id, key)) !== undefined;
  }

  private async setBank(trx: Query, table: string, { seat, bank }: Pick<SeatRow, 'seat' | 'bank'>): Promise<void> {
    await trx
      .updateTable('seats')
      .set({ bank: Math.round(bank) })
      .where('table_id', '=', table)
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
      // The first position stays: with what every move changed it tells the whole game.
      .where('seq', '>', 0)
      .where('body', 'is not', null)
      .execute();
  }
}
