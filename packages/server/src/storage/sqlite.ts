import { createRequire, isBuiltin } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { type Database, troubleOf } from './database.ts';
import type { Schema } from './schema.ts';
import { keepPrivate, nameToRead, roomOf } from './sqlite-files.ts';

/** The part of the `node:sqlite` API that is used here. */
export interface Handle {
  exec(sql: string): void;
  prepare(sql: string): {
    all(...parameters: unknown[]): unknown[];
    run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(...parameters: unknown[]): IterableIterator<unknown>;
    columns(): unknown[];
  };
  close(): void;
}

interface Module {
  readonly DatabaseSync: new (file: string, options?: { readOnly?: boolean }) => Handle;
}

/** Node's own where there is one, else the package with the same API. */
export function sqliteModule(): Module {
  const require = createRequire(import.meta.url);
  // By a name in a variable: tools that follow imports would miss a module that Node 20 does not have.
  const own = 'node:sqlite';
  return (isBuiltin(own) ? require(own) : require('@photostructure/sqlite')) as Module;
}

/** Statements are kept: preparing one costs more than running it. */
const KEPT_STATEMENTS = 500;

class Adapter implements SqliteDatabase {
  private readonly handle: Handle;
  private readonly kept = new Map<string, SqliteStatement>();

  private readonly readOnly: boolean;

  constructor(handle: Handle, readOnly: boolean) {
    this.handle = handle;
    this.readOnly = readOnly;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.kept.get(sql);
    if (known) return known;
    const statement = this.handle.prepare(sql);
    const adapted: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters),
    };
    if (this.kept.size >= KEPT_STATEMENTS) this.kept.clear();
    this.kept.set(sql, adapted);
    return adapted;
  }

  close(): void {
    this.kept.clear();
    // Statements that nobody has collected yet keep the file open a little longer; what is in the log belongs in the file now.
    if (!this.readOnly) this.handle.exec('pragma wal_checkpoint(truncate)');
    this.handle.close();
  }
}

/** Takes the write lock at once: a transaction that reads first could otherwise be refused the write later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // A full disk has made SQLite roll back by itself; what matters is the error that led here.
    }
  }
}

class ImmediateDialect extends SqliteDialect {
  private readonly database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.database });
  }
}

const WAIT_INSIDE_MS = 50;
const WAIT_ALTOGETHER_MS = 10_000;

/** Only the beginning of a transaction can find the file locked, so it can be begun again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const giveUp = performance.now() + WAIT_ALTOGETHER_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) !== 'busy' || performance.now() > giveUp) throw error;
      await sleep(5 + Math.random() * 20);
    }
  }
}

/** Opens (or creates) the file; `:memory:` for a database that is gone when it is closed. `readOnly` changes nothing and creates nothing. */
export function openSqlite(file: string, { readOnly = false } = {}): Database {
  const isFile = file !== ':memory:';
  if (isFile && !readOnly) keepPrivate(file);
  const handle = new (sqliteModule().DatabaseSync)(isFile && readOnly ? nameToRead(file) : file, { readOnly });
  handle.exec('pragma busy_timeout = 5000;');
  // FULL: a committed move survives a power cut, not only the death of the process. What is deleted is overwritten.
  if (!readOnly) handle.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = on;');
  // From here on a wait for another process's lock would stop this one altogether: wait a little here, and the rest in `patiently`.
  handle.exec(`pragma busy_timeout = ${WAIT_INSIDE_MS};`);
  const query = new Kysely<Schema>({ dialect: new ImmediateDialect(new Adapter(handle, readOnly)) });
  return {
    kind: 'sqlite',
    query,
    transaction: (work) => patiently(() => query.transaction().execute(work)),
    room: async () => (isFile ? roomOf(file) : { used: 0, free: undefined }),
    close: () => query.destroy(),
  };
}
