import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A query builder, inside a transaction or not. */
export type Query = Kysely<Schema>;

/** An open database: what the two kinds have in common, and the little in which they differ. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Query;
  /** All or nothing, and on the disk when it returns. Inside, only `trx` may be used: SQLite has a single connection. */
  transaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** A statement that is prepared once per connection; only where it saves the way to another process. */
  readonly prepared?: (statement: Prepared, values: readonly unknown[]) => Promise<readonly unknown[]>;
  room(): Promise<DiskSpace>;
  close(): Promise<void>;
}

/** In bytes. What is free is known only where the files are this computer's. */
export interface DiskSpace {
  readonly used: number;
  readonly free: number | undefined;
}

export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** What went wrong in a database's own words, told apart by what can be done about it. */
export type Trouble = 'taken' | 'busy' | 'gone' | 'full' | 'other';

/** What PostgreSQL's library says without a code, when a line breaks, or the database at its other end is frozen. */
const NO_ANSWER = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** `taken`: a unique key was there already. `busy`: try again. `gone`: no connection. `full`: no room to write. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'other';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteTrouble(errcode);
  if (typeof code === 'string') return postgresTrouble(code);
  return NO_ANSWER.test(error.message) ? 'gone' : 'other';
}

function sqliteTrouble(code: number): Trouble {
  if (code === 1555 || code === 2067) return 'taken'; // SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE
  const primary = code & 0xff;
  if (primary === 5 || primary === 6) return 'busy'; // SQLITE_BUSY, SQLITE_LOCKED
  if (primary === 13 || primary === 10) return 'full'; // SQLITE_FULL, SQLITE_IOERR
  return 'other';
}

function postgresTrouble(code: string): Trouble {
  if (code === '23505') return 'taken';
  if (code === '40001' || code === '40P01' || code === '55P03' || code === '57014') return 'busy';
  if (code === '53100') return 'full';
  if (code.startsWith('08') || code.startsWith('57P') || code === '53300' || code === '25P03') return 'gone';
  return /^E(CONN|PIPE|HOSTUNREACH|NOTFOUND|TIMEDOUT)/.test(code) ? 'gone' : 'other';
}
