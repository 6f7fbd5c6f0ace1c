import { problem } from '@cromford/kernel';
import { openStoreToRead, type Verdict, verifyStore } from '@cromford/server/verify-store';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { columns } from '../terminal/columns.ts';
import { Progress } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';
import { say, sayProblem } from '../words/index.ts';
import { storePlace } from './store-place.ts';

export interface VerifyStoreFlags {
  readonly database?: string;
  readonly json?: boolean;
}

/** `cromford verify-store`: what these rules make of every game that is stored, before they are deployed. Writes nothing. */
export async function checkStore(context: Context, flags: VerifyStoreFlags): Promise<number> {
  const where = storePlace(context, flags.database);
  const store = await openStoreToRead(where).catch((error: Error) => error);
  if (store instanceof Error) return fail(context, problem('no-store', { reason: store.message }));
  let progress: Progress | undefined;
  try {
    const verdict = await verifyStore(store, context.games, (_, done, total) => {
      progress ??= new Progress(context.terminal, total);
      progress.show(done);
    });
    progress?.clear();
    if (flags.json) print(context.terminal, JSON.stringify(verdict, null, 2));
    else print(context.terminal, ...report(context, verdict));
    return verdict.different.length + verdict.stranded.length > 0 ? FAILED : DONE;
  } finally {
    await store.close();
  }
}

function report({ texts }: Context, { tables, entries, different, stranded }: Verdict): string[] {
  const t = texts.verifyStore;
  const line = (cells: readonly (string | number | null)[]) => cells.map((cell) => String(cell ?? '–'));
  return [
    say(t.title, { tables, entries }),
    ...(different.length === 0 ? [t.same] : ['', say(t.different, { count: different.length })]),
    ...columns(
      different.map(({ table, game, stage, problem }) =>
        line([table, game, stage, problem ? sayProblem(texts, problem) : '']),
      ),
    ),
    ...(stranded.length === 0 ? [] : ['', say(t.stranded, { count: stranded.length })]),
    ...columns(
      stranded.map(({ table, game, stage, version, here }) => line([table, game, stage, `${version} → ${here}`])),
    ),
  ];
}
