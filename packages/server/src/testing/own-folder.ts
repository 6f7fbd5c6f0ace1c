import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'cromford-test-';
const OWNER = new RegExp(`^${PREFIX}(\\d+)-`);
/** No run lasts so long: whoever has the number now is another process. */
const LONGEST_MS = 6 * 3600_000;

let isSwept = false;

/** A new folder that carries the number of this process: what a killed run leaves behind is cleared away by the next one. */
export function ownFolder(purpose: string): string {
  if (!isSwept) sweep();
  isSwept = true;
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-${purpose}-`));
}

/** Removes the folders of processes that are gone, and ends the PostgreSQL that still runs in one. */
export function sweep(root = tmpdir(), now = Date.now()): void {
  for (const name of readdirSync(root)) {
    const owner = Number(OWNER.exec(name)?.[1]);
    const folder = join(root, name);
    if (!owner || (isAlive(owner) && now - madeAt(folder, now) < LONGEST_MS)) continue;
    clear(folder);
  }
}

/** The folders of this process; what could not go is for the next run's sweep. */
export function clearOwn(): void {
  for (const name of readdirSync(tmpdir()))
    if (Number(OWNER.exec(name)?.[1]) === process.pid) clear(join(tmpdir(), name));
}

function clear(folder: string): void {
  endPostgres(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function madeAt(folder: string, now: number): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function endPostgres(folder: string): void {
  try {
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    if (pid > 0) process.kill(pid, 'SIGQUIT');
  } catch {
    // There is none, or it is gone already.
  }
}
