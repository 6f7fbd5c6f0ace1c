import { analyse, weigh } from '@cromford/bots/arena';
import { isProblem, readRecord, replayRecord, type Table } from '@cromford/kernel';
import { engines } from '../../games/engines.ts';
import type { AnalysisReply, AnalysisRequest } from './protocol.ts';

/** The game that was asked about last: its decisions are asked about one by one. */
let known: { readonly record: string; readonly table: Promise<Table> } | undefined;

addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  try {
    if (known?.record !== data.record) known = { record: data.record, table: opened(data) };
    const table = await known.table;
    const { want } = data;
    if ('decision' in want) reply({ decision: want.decision, choices: await weigh(table, want.decision) });
    else reply({ analysis: await analyse(table, want, (done, total) => reply({ done, total })) });
  } catch (error) {
    reply({ bug: error instanceof Error ? error.message : String(error) });
  }
});

async function opened({ game: id, record }: AnalysisRequest): Promise<Table> {
  const game = await engines[id]?.load();
  if (!game) throw new Error(`no game called ${id}`);
  const read = readRecord(record, [game]);
  const table = isProblem(read) ? read : replayRecord(read, [game]);
  if (isProblem(table)) throw new Error(table.code);
  return table;
}

function reply(message: AnalysisReply): void {
  postMessage(message);
}
