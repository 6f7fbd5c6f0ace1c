import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const INT8 = 20;

/** Times are `bigint`; they fit a number for the next 280,000 years. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format as 'text'),
};

export interface PostgresDatabase extends Database {
  readonly url: string;
}

export function openPostgres(url: string, { connections = 10, readOnly = false } = {}): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // A node that hangs must not keep others waiting for its locks.
    statement_timeout: 15_000,
    // And one whose line has gone dead without a word must not wait for ever.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 15_000,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
    types: types as pg.CustomTypesConfig,
  });
  // A connection that breaks is replaced by the pool, and its query fails; without listeners it would end the process. The pool looks
  // after idle ones only: one that breaks between two statements of a transaction needs a listener of its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    url,
    query,
    transaction: (work) => query.transaction().execute(work),
    prepared: async ({ name, text }, values) => (await pool.query({ name, text, values: [...values] })).rows,
    async room() {
      const { rows } = await sql<{ used: number }>`select pg_database_size(current_database()) as used`.execute(query);
      return { used: rows[0]?.used ?? 0, free: undefined };
    },
    close: () => query.destroy(),
  };
}
