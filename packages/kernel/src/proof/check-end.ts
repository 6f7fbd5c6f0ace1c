import { replayRecord } from '../carry.ts';
import type { AnyGame } from '../game.ts';
import { readRecord } from '../read-record.ts';
import { type GameRecord, isProblem, writeRecord } from '../record.ts';
import type { Table } from '../table.ts';

type Line = Pick<GameRecord, 'players' | 'options' | 'sheet' | 'seed' | 'moves'>;

/** The whole game once more from its text, and back again move by move. */
export function checkEnd(game: AnyGame, line: Line, final: string): string[] {
  const faults: string[] = [];
  const record: GameRecord = { game: game.id, version: game.version, ...line, hash: final };
  const read = readRecord(writeRecord(record), [game]);
  if (isProblem(read)) return [`the record cannot be read: ${read.code}`];
  const table = replayRecord(read, [game]);
  if (isProblem(table)) return [`the record does not replay: ${table.code} ${JSON.stringify(table.params)}`];
  if (table.hash() !== final) faults.push('replayed to another position');
  faults.push(...checkUndo(table));
  return faults;
}

/** Undo restores each position as it was, as far as it is allowed, and says why where it is not. */
function checkUndo(table: Table): string[] {
  const faults: string[] = [];
  while (table.history.length > 0 && faults.length === 0) {
    const last = table.history[table.history.length - 1];
    if (!last) break;
    const allowed = table.undoable(last.seat) > 0;
    const after = table.hash();
    const refused = table.undo(last.seat);
    if (allowed === (refused !== undefined)) faults.push(`undo of ${last.move}: ${refused?.code ?? 'not refused'}`);
    if (refused) table.takeBack();
    const again = table.playLine(last.move);
    if (again || table.hash() !== after) faults.push(`undo of ${last.move} did not restore the position`);
    table.takeBack();
  }
  return faults;
}
