import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Past } from './migrations/builder.ts';
import { migrations } from './migrations/list.ts';

/** Any number will do, as long as every node of the service uses the same. */
const LOCK = 1771;

class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(`The database is at version ${found}, this program knows ${known}. Start a newer Cromford on it.`);
  }
}

/**
 * Brings the database up to date, forward only. Nodes that start together wait for each other: the first one migrates inside one
 * transaction, the others find nothing left to do.
 */
export async function migrate(database: Database, upTo = migrations.length): Promise<number> {
  return database.transaction(async (trx) => {
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    await sql`create table if not exists schema_version (version integer not null)`.execute(trx);
    const found = await sql<{ version: number }>`select version from schema_version`.execute(trx);
    const version = found.rows[0]?.version ?? 0;
    if (version > migrations.length) throw new NewerDatabase(version, migrations.length);
    if (version >= upTo) return version;
    for (const migration of migrations.slice(version, upTo)) await migration.up(trx as unknown as Past);
    await sql`delete from schema_version`.execute(trx);
    await sql`insert into schema_version (version) values (${upTo})`.execute(trx);
    return upTo;
  });
}
