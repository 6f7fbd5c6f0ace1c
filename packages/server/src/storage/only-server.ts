import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { troubleOf } from './database.ts';
import { makeFolder } from './make-folder.ts';
import { type Handle, sqliteModule } from './sqlite.ts';

/** Whoever is told to end while another one starts in his place may have something to finish. */
const WAIT_MS = 5000;
const AGAIN_MS = 100;
const OWNER_ONLY = 0o600;

export class ServedAlready extends Error {
  constructor(file: string) {
    super(
      `Another server has the database ${file} open. Stop that one first, or choose another folder by the setting DATA_DIR.`,
    );
  }
}

/** Held to the end of the process; what is collected would be let go. */
const held: Handle[] = [];

/**
 * Two servers of one file would hear of each other only after seconds. The lock is the system's own, on an empty file beside the database, and
 * taken the way in which SQLite locks the database itself: it goes with the process, however that ends, and lets backups through. Where it
 * cannot be told whether somebody holds it (a full disk, somebody else's file), the house is served: nothing is lost by a second server.
 */
export async function beOnlyServer(file: string, patience = WAIT_MS): Promise<void> {
  makeFolder(dirname(file));
  for (const giveUp = performance.now() + patience; ; await sleep(AGAIN_MS)) {
    const found = tryLock(`${file}-served`);
    if (found !== 'busy') return;
    if (performance.now() >= giveUp) throw new ServedAlready(file);
  }
}

function tryLock(name: string): 'held' | 'busy' | 'unknown' {
  let handle: Handle | undefined;
  try {
    closeSync(openSync(name, 'a', OWNER_ONLY));
    handle = new (sqliteModule().DatabaseSync)(name);
    // Nothing is ever written: a journal would only be left behind.
    handle.exec('pragma journal_mode = memory; begin exclusive');
    held.push(handle);
    return 'held';
  } catch (error) {
    handle?.close();
    return troubleOf(error) === 'busy' ? 'busy' : 'unknown';
  }
}
