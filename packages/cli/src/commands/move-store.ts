import { isProblem } from '@cromford/kernel';
import { moveStore as moveAll } from '@cromford/server/keeping';
import { type Context, fail } from '../context.ts';
import { print } from '../terminal/terminal.ts';
import { checkStore } from './verify-store.ts';

export interface MoveStoreFlags {
  readonly from: string;
  readonly to: string;
}

/** `cromford move-store`: everything from SQLite to PostgreSQL, and then every game is replayed from there. */
export async function moveStore(context: Context, { from, to }: MoveStoreFlags): Promise<number> {
  const moved = await moveAll({ from, to });
  if (isProblem(moved)) return fail(context, moved);
  const rows = [...moved.rows.values()].reduce((sum, count) => sum + count, 0);
  print(context.terminal, context.texts.keeping.moved({ rows, tables: moved.rows.size }));
  return checkStore(context, { database: to });
}
