import { join } from 'node:path';
import type { Context } from '../context.ts';

/** The database that is meant: the one that was named, else the one that the server of this place would use. */
export function storePlace({ places }: Context, named: string | undefined): string {
  const { DATABASE_URL, DATA_DIR } = process.env;
  return named ?? (DATABASE_URL || join(DATA_DIR || places.dataFolder, 'cromford.db'));
}
