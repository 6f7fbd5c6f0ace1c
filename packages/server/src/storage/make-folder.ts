import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A folder for its owner's eyes only, with the folders above it; one that is there stays as it is. Node's own `recursive` tries for ever where
 * the system says that the folder above is not there although it is, as in /proc.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const above = dirname(folder);
    if (error.code !== 'ENOENT' || statSync(above, { throwIfNoEntry: false })) throw error;
    makeFolder(above);
    mkdirSync(folder, { mode: 0o700 });
  }
}
