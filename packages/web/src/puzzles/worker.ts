import { attempted } from '@cromford/bots/coach';
import { type AnyGame, type GameRecord, isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import type { AttemptReply, AttemptRequest } from './protocol.ts';

addEventListener('message', async ({ data }: MessageEvent<AttemptRequest>) => {
  const { id, puzzle, language } = data;
  try {
    const game = await engines[data.game]?.load();
    if (!game) throw new Error(`no game called ${data.game}`);
    const [before, now] = [read(puzzle.record, game), read(data.record, game)];
    const table = replayRecord(before, [game]);
    if (isProblem(table)) throw new Error(table.code);
    const played = now.moves.slice(before.moves.length);
    const whenOver = () => reply({ id, isOver: true });
    reply({ id, verdict: await attempted(table, puzzle, played, language, whenOver) });
  } catch (error) {
    reply({ id, bug: error instanceof Error ? error.message : String(error) });
  }
});

function read(text: string, game: AnyGame): GameRecord {
  const record = readRecord(text, [game]);
  if (isProblem(record)) throw new Error(record.code);
  return record;
}

function reply(message: AttemptReply): void {
  postMessage(message);
}
