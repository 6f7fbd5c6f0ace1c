import { isProblem } from '@cromford/kernel';
import { backUp } from '@cromford/server/keeping';
import { type Context, DONE, fail } from '../context.ts';
import { orUnwritable } from '../files.ts';
import { print } from '../terminal/terminal.ts';
import { storePlace } from './store-place.ts';

export interface BackupFlags {
  readonly to: string;
  readonly keep: number;
  readonly database?: string;
}

/** `cromford backup`: a copy of the SQLite database while it is in use. */
export async function backup(context: Context, { to, keep, database }: BackupFlags): Promise<number> {
  const wish = { database: storePlace(context, database), folder: to, keep, now: Date.now() };
  const made = await orUnwritable(to, () => backUp(wish));
  if (isProblem(made)) return fail(context, made);
  const { terminal, texts } = context;
  print(terminal, texts.keeping.backedUp({ file: made.file }));
  for (const file of made.removed) print(terminal, texts.keeping.removed({ file }));
  return DONE;
}
