import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { keepPrivate } from '../storage/sqlite-files.ts';
import { isPostgres } from '../storage/store.ts';
import { inspect, openAlone, settle, stamp } from './sqlite-file.ts';

export interface RestoreWish {
  readonly backup: string;
  readonly database: string;
  readonly now: number;
}

/** Puts a copy in the place of the database, which is kept under another name. Refused while a server has it open. */
export async function restore({
  backup,
  database,
  now,
}: RestoreWish): Promise<{ before: string | undefined } | Problem> {
  if (isPostgres(database)) return problem('backup-postgres');
  const copy = await inspect(backup);
  if (isProblem(copy)) return copy;

  const unfinished = `${database}.new`;
  try {
    keepPrivate(unfinished);
    await copyFile(backup, unfinished);
    await chmod(unfinished, 0o600);
    await giveToOwnerOf(dirname(database), unfinished);
    await settle(unfinished);
    return await putInPlace(unfinished, database, now);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function putInPlace(
  unfinished: string,
  database: string,
  now: number,
): Promise<{ before: string | undefined } | Problem> {
  const before = existsSync(database) ? `${database}.before-${stamp(now)}` : undefined;
  if (before !== undefined) {
    const old = await openAlone(database);
    if (isProblem(old) && old.code === 'store-in-use') return old;
    // Closing puts what is in the log into the file. One that cannot even be opened is put aside as it is.
    if (!isProblem(old)) await old.database.close();
    await rename(database, before);
  }
  // The log of another database must not be taken for this one's.
  for (const rest of ['-wal', '-shm']) await rm(database + rest, { force: true });
  await rename(unfinished, database);
  await settle(dirname(database));
  return { before };
}

/** Root restores for the user that the server runs as: the one whose folder it is. */
async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}
