import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { sql } from 'kysely';
import { type Database, type Query, troubleOf } from '../storage/database.ts';
import { migrations } from '../storage/migrations/list.ts';
import { openSqlite } from '../storage/sqlite.ts';

/** Looks at a file without changing it. A problem where it is no Cromford database, is damaged, or belongs to a newer program. */
export async function inspect(file: string): Promise<{ readonly version: number } | Problem> {
  let database: Database | undefined;
  try {
    database = openSqlite(file, { readOnly: true });
    return await versionOf(database, file);
  } catch (error) {
    return problem('not-a-store', { file, reason: reasonOf(error) });
  } finally {
    await database?.close();
  }
}

/** Opens a file for this process alone: as long as it is open nobody else reads or writes it. A problem when somebody does. */
export async function openAlone(file: string): Promise<{ database: Database; version: number } | Problem> {
  if (!existsSync(file)) return problem('not-a-store', { file, reason: 'ENOENT' });
  let database: Database | undefined;
  try {
    database = openSqlite(file);
    await sql`pragma locking_mode = exclusive`.execute(database.query);
    await sql`begin immediate`.execute(database.query);
    await sql`commit`.execute(database.query);
    const found = await versionOf(database, file);
    const { query, close } = database;
    const shared = { ...database, close: () => share(query).then(close) };
    if (!isProblem(found)) return { database: shared, ...found };
    await shared.close();
    return found;
  } catch (error) {
    await database?.close().catch(() => {});
    if (troubleOf(error) === 'busy') return problem('store-in-use', { file });
    return problem('not-a-store', { file, reason: reasonOf(error) });
  }
}

/** A connection that is closed lives on until its statements are collected; the file is to be free at once. */
async function share(query: Query): Promise<void> {
  await sql`pragma locking_mode = normal`.execute(query);
  await sql`select version from schema_version`.execute(query);
}

async function versionOf({ query }: Database, file: string): Promise<{ readonly version: number } | Problem> {
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query);
  const state = whole.rows[0]?.integrity_check;
  if (state !== 'ok') return problem('store-damaged', { file, reason: state ?? '' });
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(query);
  const version = rows[0]?.version ?? 0;
  const known = migrations.length;
  return version > known ? problem('store-newer', { file, version, known }) : { version };
}

/** On the disk, not only with the system: a copy is for the day on which the power fails. */
export async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `2026-11-16T09-47-00Z`: sorts by time, and every file system takes it. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
