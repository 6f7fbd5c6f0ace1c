import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { isPostgres } from './storage/store.ts';

/** What stays so until somebody mends it. A disk that is full may have room later. */
const NEVER = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);

/** What to tell a person whose folder can never be written to; nothing when the error is not about the folder. */
export function folderProblem(error: unknown, { database }: Pick<Config, 'database'>): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isPostgres(database) || !NEVER.has(code)) return undefined;
  return `DATA_DIR must be a folder that can be written to, not ${dirname(database)}: ${(error as Error).message}.`;
}
