import { problem } from '@cromford/kernel';
import { type Finding, openStoreToRead, type Verdict, verifyStore } from '@cromford/server/verify-store';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { columns } from '../terminal/columns.ts';
import { Progress } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';
import { sayProblem } from '../words/index.ts';
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
    return verdict.different.length + verdict.asked.length + verdict.tournaments.length > 0 ? FAILED : DONE;
  } finally {
    await store.close();
  }
}

function report({ texts }: Context, verdict: Verdict): string[] {
  const { tables, entries, carried, asked, shown, different, tournaments } = verdict;
  const t = texts.verifyStore;
  const list = (heading: typeof t.asked, findings: readonly Finding[]) =>
    findings.length === 0
      ? []
      : [
          '',
          heading({ count: findings.length }),
          ...columns(
            findings.map(({ table, game, stage, version, here, problem }) => [
              table,
              game,
              stage,
              version === here ? '' : `${version} → ${here ?? '–'}`,
              problem ? sayProblem(texts, problem) : '',
            ]),
          ),
        ];
  return [
    t.title({ tables, entries }),
    ...(asked.length + shown.length + different.length + tournaments.length === 0 ? [t.same] : []),
    ...(carried === 0 ? [] : [t.carried({ count: carried })]),
    ...list(t.asked, asked),
    ...list(t.shown, shown),
    ...list(t.different, different),
    ...(tournaments.length === 0
      ? []
      : [
          '',
          t.tournaments({ count: tournaments.length }),
          ...columns(
            tournaments.map(({ tournament, game, stage, problem }) => [
              tournament,
              game,
              stage,
              sayProblem(texts, problem),
            ]),
          ),
        ]),
  ];
}
