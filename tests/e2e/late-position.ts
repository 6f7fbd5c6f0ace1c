import { isProblem, readRecord, replayRecord, writeRecord } from '../../packages/kernel/src/index.ts';
import { type BotGame, botGame } from './bot-game.ts';

/** Late, but not so late that little is left to choose. */
const FROM = 0.7;
const TO = 0.95;

/** A game that bots have played, cut where the first seat has the most to choose from in its last quarter. */
export function latePosition(wanted: Omit<BotGame, 'until'>, others = 'apprentice'): string {
  const whole = botGame(wanted).replaceAll('"bot":"apprentice"', `"bot":"${others}"`);
  const record = readRecord(whole, [wanted.game]);
  if (isProblem(record)) throw new Error(record.code);
  const { hash: _, moves, ...start } = record;
  const table = replayRecord({ ...start, moves: moves.slice(0, Math.round(moves.length * FROM)) }, [wanted.game]);
  if (isProblem(table)) throw new Error(table.code);
  let best = { ply: table.history.length, open: 0 };
  for (const line of moves.slice(table.history.length, Math.round(moves.length * TO))) {
    const open = table.due()?.seat === 0 ? table.engine.open(table.state).length : 0;
    if (open > best.open) best = { ply: table.history.length, open };
    table.playLine(line);
  }
  return writeRecord({ ...start, moves: moves.slice(0, best.ply) });
}
