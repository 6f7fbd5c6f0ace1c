import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiskSpace } from './database.ts';
import { makeFolder } from './make-folder.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Beside the file SQLite keeps its log and an index of that; both get the permissions of the file when they are made. */
const namesOf = (file: string) => [file, `${file}-wal`, `${file}-shm`];

/** The games' secrets and the people's accounts are in it: nobody else on this computer reads it, whatever the umask says. */
export function keepPrivate(file: string): void {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const name of namesOf(file)) {
    const found = statSync(name, { throwIfNoEntry: false });
    // A file that belongs to somebody else is shared on purpose, and only he can change that.
    const isOurs = found && (process.getuid === undefined || [found.uid, 0].includes(process.getuid()));
    if (isOurs && (found.mode & OTHERS) !== 0) chmodSync(name, OWNER_ONLY);
  }
}

export async function roomOf(file: string): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(dirname(file));
  const sizes = await Promise.all(
    namesOf(file).map((name) =>
      stat(name).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { used: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize };
}
