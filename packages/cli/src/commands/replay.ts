import { carryRecord, type GameRecord, isOver, isProblem, type Problem, type Table } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { readRecordFile } from '../files.ts';
import { explained } from '../replay/explained.ts';
import { stepThrough } from '../replay/step-through.ts';
import { complain, print } from '../terminal/terminal.ts';
import { sayProblem, wordsOf } from '../words/index.ts';

export interface ReplayFlags {
  readonly step?: boolean;
  readonly json?: boolean;
}

/**
 * `cromford replay`: plays a record again, and says whether every move was open and the end is as recorded; of one of older rules, whether
 * those of today come to the same.
 */
export async function replay(context: Context, file: string, flags: ReplayFlags): Promise<number> {
  const record = await readRecordFile(file, context.games);
  if (isProblem(record)) return flags.json ? failJson(context, record) : fail(context, record);
  const carriage = carryRecord(record, context.games);
  if (isProblem(carriage)) {
    if (flags.json) return failJson(context, carriage);
    complain(context.terminal, await explained(context, record, carriage));
    return FAILED;
  }
  if (flags.step) return stepThrough(context, carriage.table);
  const [differs] = carriage.differences;
  if (!differs) return verified(context, file, record, carriage.table, flags);
  if (flags.json) return failJson(context, differs);
  const t = context.texts.replay;
  const shown = carriage.isAsPlayed ? t.asPlayed : t.asFarAsItGoes({ moves: carriage.table.history.length });
  complain(context.terminal, sayProblem(context.texts, differs), shown);
  return FAILED;
}

async function verified(
  { terminal, texts, language }: Context,
  file: string,
  record: GameRecord,
  table: Table,
  flags: ReplayFlags,
): Promise<number> {
  const { rules } = table.engine;
  const hash = table.hash();
  const score = rules.score(table.state);
  if (flags.json) {
    const { game, players, options, moves } = record;
    const found = { game, players, options, decisions: moves.length, over: isOver(table.state), hash, score };
    print(terminal, JSON.stringify({ ok: true, ...found, winners: rules.winners(table.state) }, null, 2));
    return DONE;
  }
  const words = await wordsOf(table.game, language, table.setup);
  const t = texts.replay;
  print(
    terminal,
    t.verified({ file, moves: record.moves.length, game: words.name }),
    ...(record.version < table.game.version ? [t.older({ wanted: record.version, here: table.game.version })] : []),
    (record.hash ? t.matches : t.noHash)({ hash }),
    isOver(table.state) ? words.result(table.state) : t.unfinished({ progress: words.progress(table.state) }),
    t.score({ score: score.join(', ') }),
  );
  return DONE;
}

function failJson({ terminal, texts }: Context, wrong: Problem): number {
  print(terminal, JSON.stringify({ ok: false, problem: wrong, message: sayProblem(texts, wrong) }, null, 2));
  return FAILED;
}
