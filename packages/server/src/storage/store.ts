import type { Bus } from '../bus/bus.ts';
import { memoryBus } from '../bus/memory-bus.ts';
import { postgresBus } from '../bus/postgres-bus.ts';
import type { Database, DiskSpace } from './database.ts';
import { KnownRooms } from './known-rooms.ts';
import { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { Rooms } from './rooms.ts';
import { openSqlite } from './sqlite.ts';

/** Everything that is kept, behind one door. The same on both databases, held to one contract suite. */
export interface Store {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  readonly rooms: Rooms;
  readonly known: KnownRooms;
  /** Throws when the database does not answer, or nothing can be written to it. */
  check(): Promise<void>;
  /** How much room it takes, and how much is left. */
  room(): Promise<DiskSpace>;
  close(): Promise<void>;
}

/** `postgres://…` for a service of several nodes, else the path of a SQLite file. Brings the schema up to date. */
export async function openStore(where: string): Promise<Store> {
  const database = isPostgres(where) ? openPostgres(where) : openSqlite(where);
  try {
    await migrate(database);
    const bus = isPostgres(where) ? await postgresBus(where) : memoryBus();
    return storeOver(database, bus);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** To look at only: nothing is migrated, nothing can be written. Throws when there is no database, or none of Cromford's. */
export async function openStoreToRead(where: string): Promise<Store> {
  const database = isPostgres(where) ? openPostgres(where, { readOnly: true }) : openSqlite(where, { readOnly: true });
  try {
    await database.query.selectFrom('tables').select('id').limit(1).execute();
    return storeOver(database, memoryBus());
  } catch (error) {
    await database.close();
    throw error;
  }
}

export function isPostgres(where: string): boolean {
  return /^postgres(ql)?:\/\//.test(where);
}

function storeOver(database: Database, bus: Bus): Store {
  const rooms = new Rooms(database, bus);
  return {
    database,
    bus,
    log: new Log(database, bus),
    rooms,
    known: new KnownRooms(rooms, bus),
    async check() {
      // Written in earnest: that a full disk can still be read from helps nobody.
      const value = JSON.stringify(Date.now());
      await database.transaction((trx) =>
        trx
          .insertInto('settings')
          .values({ name: 'checked-at', value })
          .onConflict((known) => known.column('name').doUpdateSet({ value }))
          .execute(),
      );
    },
    room: () => database.room(),
    async close() {
      await bus.close();
      await database.close();
    },
  };
}
