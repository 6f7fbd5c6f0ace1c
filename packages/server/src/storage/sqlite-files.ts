import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/**
 * What SQLite is to open in order to read the file. Beside a database with a log it makes an index first, for which a disk that is mounted to be
 * read only has no room: there the file is read as it lies. Where a log lies beside it, it belongs to somebody who has the file open elsewhere, or
 * had it when he died; his index lies there, too, and with both SQLite needs to make nothing.
 */
export function nameToRead(file: string): string {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log?.size || !isOnReadOnlyDisk(dirname(file))) return file;
  return `${pathToFileURL(file)}?immutable=1`;
}

function isOnReadOnlyDisk(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    // Not to be allowed to write is another thing: there somebody else may write at any moment.
    return (error as NodeJS.ErrnoException).code === 'EROFS';
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
