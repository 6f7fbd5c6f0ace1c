import { makeReady } from '@cromford/bots';
import {
  asPuzzle,
  momentAt,
  movesOf,
  type Puzzle,
  review,
  type TurnReviewed,
  toldTurn,
  turnReviewed,
  turnsOf,
} from '@cromford/bots/coach';
import {
  type GameRecord,
  isProblem,
  LANGUAGES,
  type Language,
  readRecord,
  replayRecord,
  type Table,
  writeRecord,
} from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import type { Reviewed, ReviewReply, ReviewRequest, WhyNot } from './protocol.ts';

addEventListener('message', async ({ data }: MessageEvent<ReviewRequest>) => {
  try {
    const { record, table } = await opened(data);
    if (data.from === undefined) {
      const turns = await review(table, data.seat, (done, total) => reply({ done, total }));
      reply({ turns: turns.map((turn) => told(table, data.seat, turn)) });
    } else reply({ puzzle: await puzzleAt(table, record, data.seat, data.from) });
  } catch (error) {
    reply({ bug: error instanceof Error ? error.message : String(error) });
  }
});

async function opened({ game: id, record: text }: ReviewRequest): Promise<{ record: GameRecord; table: Table }> {
  const game = await engines[id]?.load();
  if (!game) throw new Error(`no game called ${id}`);
  const record = readRecord(text, [game]);
  if (isProblem(record)) throw new Error(record.code);
  const table = replayRecord(record, [game]);
  if (isProblem(table)) throw new Error(table.code);
  return { record, table };
}

function told(table: Table, seat: number, turn: TurnReviewed): Reviewed {
  const moment = momentAt(table, turn.from, seat);
  const other = movesOf(moment, turn.short > 0 ? turn.best : turn.next);
  const said = (language: Language) => toldTurn(moment, other, language);
  return {
    ...turn,
    said: Object.fromEntries(LANGUAGES.map((language) => [language, said(language)])) as Reviewed['said'],
  };
}

/** One turn of the game to be played anew, from its first decision. */
async function puzzleAt(table: Table, record: GameRecord, seat: number, from: number): Promise<Puzzle | WhyNot> {
  await makeReady(table.engine.rules);
  const turn = turnsOf(table, seat).find((one) => one.from === from);
  if (!turn) return 'no-turn';
  const reviewed = turnReviewed(table, seat, turn);
  if (reviewed.short === 0) return 'nothing-better';
  const { hash: _hash, marks: _marks, trace: _trace, ...before } = record;
  const text = writeRecord({ ...before, moves: record.moves.slice(0, from) }, table.game.sheet);
  return asPuzzle(reviewed, text, seat);
}

function reply(message: ReviewReply): void {
  postMessage(message);
}
