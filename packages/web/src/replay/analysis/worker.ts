import { analyse } from '@cromford/bots/arena';
import { isProblem, readRecord, replayRecord, type Table } from '@cromford/kernel';
import { engines } from '../../games/engines.ts';
import type { AnalysisReply, AnalysisRequest } from './protocol.ts';

addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  try {
    const table = await opened(data);
    const analysis = await analyse(table, { depth: data.depth }, (done, total) => reply({ done, total }));
    reply({ analysis });
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
