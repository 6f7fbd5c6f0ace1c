import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import { troubleOf } from '../storage/database.ts';
import { makeFolder } from '../storage/make-folder.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { isPostgres } from '../storage/store.ts';
import { inspect, settle, stamp } from './sqlite-file.ts';

export interface BackupWish {
  readonly database: string;
  readonly folder: string;
  /** So many of the newest copies stay. */
  readonly keep: number;
  readonly now: number;
}

export interface Backup {
  readonly file: string;
  readonly removed: readonly string[];
}

const OURS = /^cromford-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/;

/**
 * A copy of the SQLite database as it is at one moment, made while the server runs. It gets its name only when it is whole, has been checked and is
 * on the disk; only then do the oldest ones go.
 */
export async function backUp({ database, folder, keep, now }: BackupWish): Promise<Backup | Problem> {
  if (isPostgres(database)) return problem('backup-postgres');
  const found = await inspect(database);
  if (isProblem(found)) return found;
  makeFolder(folder);
  const file = join(folder, `cromford-${stamp(now)}.db`);
  // Two at the same second, by the timer and by hand, do not write into each other's.
  const unfinished = `${file}.${newId()}.new`;
  try {
    const wrong = await copy(database, unfinished);
    if (wrong) return wrong;
    await rename(unfinished, file);
  } catch (error) {
    if (troubleOf(error) === 'full') return problem('file-unwritable', { file, reason: 'ENOSPC' });
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await settle(folder);
  return { file, removed: await removeOldest(folder, keep) };
}

async function copy(database: string, to: string): Promise<Problem | undefined> {
  // Made here, empty, because SQLite would let everybody read it.
  await (await open(to, 'w', 0o600)).close();
  const source = openSqlite(database, { readOnly: true });
  try {
    await sql`vacuum into ${sql.lit(to)}`.execute(source.query);
  } finally {
    await source.close();
  }
  const copied = await inspect(to);
  if (isProblem(copied)) return copied;
  await settle(to);
  return undefined;
}

async function removeOldest(folder: string, keep: number): Promise<string[]> {
  const copies = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  const old = copies.slice(0, Math.max(0, copies.length - keep)).map((name) => join(folder, name));
  for (const file of old) await rm(file);
  return old;
}
