import { isProblem } from '@cromford/kernel';
import { restore as putBack } from '@cromford/server/keeping';
import { type Context, DONE, fail } from '../context.ts';
import { orUnwritable } from '../files.ts';
import { print } from '../terminal/terminal.ts';
import { storePlace } from './store-place.ts';

export interface RestoreFlags {
  readonly database?: string;
}

/** `cromford restore`: puts a copy in the place of the database, while no server uses it. */
export async function restore(context: Context, file: string, flags: RestoreFlags): Promise<number> {
  const database = storePlace(context, flags.database);
  const done = await orUnwritable(database, () => putBack({ backup: file, database, now: Date.now() }));
  if (isProblem(done)) return fail(context, done);
  const { terminal, texts } = context;
  print(terminal, texts.keeping.restored({ file, database }));
  if (done.before !== undefined) print(terminal, texts.keeping.putAside({ file: done.before }));
  return DONE;
}
