import type { Bus } from '../bus/bus.ts';
import { type Database, type Query, troubleOf } from './database.ts';
import type { KnownRoom } from './known-rooms.ts';
import type { SeatRow, SnapshotRow, TableRow } from './schema-tables.ts';
import { isSheetOf } from './sheet-name.ts';

export type NewRoom = Omit<
  TableRow,
  'stage' | 'seq' | 'ply' | 'due' | 'since' | 'revision' | 'changed_at' | 'ended_at' | 'result' | 'carried'
> & { readonly sheetBody: string };

export interface FirstPosition {
  readonly snapshot: Omit<SnapshotRow, 'table_id'>;
  readonly due: number | null;
  readonly since: number | null;
  readonly now: number;
  /** What the position was made for, where it can still change. */
  readonly made?: Pick<TableRow, 'options' | 'clock'>;
}

const WHOLE = {
  name: 'room',
  text: `select row_to_json(tables) as row,
    (select coalesce(json_agg(seats order by seat), '[]') from seats where table_id = tables.id) as seats
    from tables where id = $1`,
};

/** The game of a table ends without a result; `false` where it had ended already. */
export async function closeRoom(trx: Query, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ stage: 'closed', since: null, ended_at: at })
    .where('id', '=', id)
    .where('stage', 'in', ['open', 'playing', 'paused'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tables without their logs: who sits where, and how far they have come. */
export class Rooms {
  private readonly database: Database;
  private readonly bus: Bus;

  constructor(database: Database, bus: Bus) {
    this.database = database;
    this.bus = bus;
  }

  /** Opens a table, or finds the one that the same host opened with the same key. */
  async create(room: NewRoom, seats: readonly Omit<SeatRow, 'table_id'>[]): Promise<string> {
    const { sheetBody, ...row } = room;
    try {
      await this.database.transaction(async (trx) => {
        await trx
          .insertInto('sheets')
          .values({ hash: row.sheet, body: sheetBody })
          .onConflict((known) => known.column('hash').doNothing())
          .execute();
        const other = await trx
          .selectFrom('sheets')
          .select('hash')
          .where('hash', '=', row.sheet)
          .where('body', '!=', sheetBody)
          .executeTakeFirst();
        if (other) throw new Error(`another sheet is kept as ${row.sheet}`);
        await trx
          .insertInto('tables')
          .values({
            ...row,
            stage: 'open',
            seq: 0,
            ply: 0,
            due: null,
            since: null,
            revision: 0,
            changed_at: row.created_at,
            ended_at: null,
            result: null,
            carried: null,
          })
          .execute();
        await trx
          .insertInto('seats')
          .values(seats.map((seat) => ({ table_id: row.id, ...seat })))
          .execute();
      });
      return row.id;
    } catch (error) {
      if (troubleOf(error) !== 'taken') throw error;
      const known = await this.database.query
        .selectFrom('tables')
        .select('id')
        .where('host', '=', row.host)
        .where('key', '=', row.key)
        .executeTakeFirst();
      if (!known) throw error;
      return known.id;
    }
  }

  async find(id: string): Promise<TableRow | undefined> {
    return this.database.query.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** A table with its seats: one question where the database is another process. */
  async whole(id: string): Promise<KnownRoom | undefined> {
    if (this.database.prepared) return (await this.database.prepared(WHOLE, [id]))[0] as KnownRoom | undefined;
    const row = await this.find(id);
    // In this order: seats that are newer than the row's revision are refused together with it.
    return row && { row, seats: await this.seats(id) };
  }

  async seats(id: string, query: Query = this.database.query): Promise<SeatRow[]> {
    return query.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  }

  /** How far these tables have come. */
  async heads(ids: readonly string[]): Promise<Pick<TableRow, 'id' | 'seq' | 'revision'>[]> {
    if (ids.length === 0) return [];
    return this.database.query
      .selectFrom('tables')
      .select(['id', 'seq', 'revision'])
      .where('id', 'in', [...ids])
      .execute();
  }

  async sheet(name: string): Promise<string | undefined> {
    const row = await this.database.query
      .selectFrom('sheets')
      .select('body')
      .where('hash', '=', name)
      .executeTakeFirst();
    if (row && !isSheetOf(name, row.body)) throw new Error(`another sheet is kept as ${name}`);
    return row?.body;
  }

  /** The first position; false when the table has been started, or closed, by somebody else, or somebody has got up again. */
  async start(id: string, { snapshot, due, since, now, made }: FirstPosition): Promise<boolean> {
    return this.change(id, async (trx) => {
      if ((await this.seats(id, trx)).some(({ account, bot }) => account === null && bot === null)) return false;
      let start = trx
        .updateTable('tables')
        .set({ stage: 'playing', due, since, changed_at: now })
        .where('id', '=', id)
        .where('stage', '=', 'open');
      // The host may have changed them since the first position was made.
      if (made) start = start.where('options', '=', made.options).where('clock', '=', made.clock);
      const { numUpdatedRows } = await start.executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx
        .insertInto('snapshots')
        .values({ table_id: id, ...snapshot })
        .execute();
      return true;
    });
  }

  /**
   * Changes something around the table inside one transaction and tells everybody, unless `work` comes back false.
   * One change at a time: `work` is given the table as it is now, whatever was read before.
   */
  async change(id: string, work: (trx: Query, row: TableRow) => Promise<boolean>): Promise<boolean> {
    let revision = 0;
    const changed = await this.database.transaction(async (trx) => {
      const now = await this.hold(id, trx);
      if (!now || !(await work(trx, now))) return false;
      const row = await trx
        .updateTable('tables')
        .set((e) => ({ revision: e('revision', '+', 1) }))
        .where('id', '=', id)
        .returning('revision')
        .executeTakeFirst();
      revision = row?.revision ?? 0;
      await this.bus.enlist(trx, { table: id, about: 'room', seq: revision });
      return true;
    });
    if (changed) this.bus.publish({ table: id, about: 'room', seq: revision });
    return changed;
  }

  /** Nobody else changes the table until the transaction is over. The row is locked where there are locks; SQLite has one writer anyway. */
  hold(id: string, trx: Query): Promise<TableRow | undefined> {
    const found = trx.selectFrom('tables').selectAll().where('id', '=', id);
    return (this.database.kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
  }
}
