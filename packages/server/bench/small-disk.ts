import { execFile } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of a few megabytes that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): Promise<void>;
}

/** A disk in memory, for PostgreSQL if need be; nothing where mounting one is not permitted. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'cromford-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
    if (process.getuid?.() === 0) await run('chown', ['postgres', folder]).catch(() => {});
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (const size of [65_536, 1]) {
          const bytes = Buffer.alloc(size);
          try {
            while (writeSync(file, bytes) === size);
          } catch {
            // Full: what is left takes the next smaller piece.
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}
