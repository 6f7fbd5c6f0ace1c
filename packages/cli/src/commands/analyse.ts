import { bots } from '@cromford/bots';
import { type AnalysisSettings, analyse as analyseTable } from '@cromford/bots/arena';
import { isProblem, problem, replayRecord } from '@cromford/kernel';
import { analysisLines } from '../analyse/report.ts';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { readRecordFile } from '../files.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { wordsOf } from '../words/index.ts';

export interface AnalyseFlags extends AnalysisSettings {
  readonly json?: boolean;
}

/** `cromford analyse`: a recorded game through the eyes of the search. */
export async function analyse(context: Context, file: string, flags: AnalyseFlags): Promise<number> {
  const { terminal, texts, language, games } = context;
  const { json, ...settings } = flags;
  if (settings.adviser !== undefined && !bots.has(settings.adviser))
    return fail(context, problem('unknown-bot', { bot: settings.adviser, known: [...bots.keys()].join(', ') }));
  const record = await readRecordFile(file, games);
  if (isProblem(record)) return fail(context, record);
  const table = replayRecord(record, games);
  if (isProblem(table)) return fail(context, table);
  const analysis = await withProgress(terminal, table.history.length, (cancel, progress) =>
    analyseTable(table, settings, (done) => progress.show(done), cancel).catch((error: unknown) => {
      if (cancel.aborted) return undefined;
      throw error;
    }),
  );
  if (!analysis) {
    complain(terminal, texts.analyse.cancelled);
    return FAILED;
  }
  if (json) print(terminal, JSON.stringify(analysis, null, 2));
  else print(terminal, ...analysisLines(analysis, table, await wordsOf(table.game, language, table.setup), texts));
  return DONE;
}
