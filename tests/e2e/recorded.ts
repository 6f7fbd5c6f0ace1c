import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type Due,
  isProblem,
  PERSON,
  readRecord,
  replayRecord,
  type Sitter,
  type Table,
  writeRecord,
} from '../../packages/kernel/src/index.ts';

/**
 * One of the recorded games of a package, cut where the first seat has to choose (`at` a step) after this part of it; the others are bots. Unlike a
 * game that bots play, it stays as it is when they learn.
 */
export function recorded(game: AnyGame, file: string, until: number, at = (_step: string) => true): string {
  const text = readFileSync(new URL(`../../packages/${file}`, import.meta.url), 'utf8');
  const read = readRecord(text, [game]);
  if (isProblem(read)) throw new Error(`${file}: ${read.code}`);
  const table = replayRecord(read, [game]);
  if (isProblem(table)) throw new Error(`${file}: ${table.code}`);
  const { hash: _hash, ...record } = table.record();
  let ply = Math.round(record.moves.length * until);
  const isIt = () => {
    const due = dueAt(table, ply);
    return due?.seat === 0 && at(due.step);
  };
  while (ply < record.moves.length && !isIt()) ply++;
  const seats = Array.from(
    { length: record.players },
    (_, seat): Sitter => (seat === 0 ? PERSON : { name: '', kind: 'bot', bot: 'apprentice' }),
  );
  return writeRecord({ ...record, seats, moves: record.moves.slice(0, ply) });
}

function dueAt(table: Table, ply: number): Due | undefined {
  const state = table.at(ply);
  return state && table.engine.due(state);
}
