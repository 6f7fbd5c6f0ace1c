import {
  type AnyGame,
  type Change,
  carryRecord,
  type GameRecord,
  isProblem,
  type Problem,
  type Table,
} from '@cromford/kernel';
import type { EntryRow, TableRow, Taken } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { difference } from './difference.ts';
import { optionsOf } from './row-parts.ts';
import { sheetOf } from './sheets.ts';

/** How a stored game stands to the rules of today. */
export interface AgainstToday {
  /** As it was played, where what every move changed was kept; else by the rules of today, as far as they go. */
  readonly table: Table;
  readonly isAsPlayed: boolean;
  /** Where they come to something else; nothing, and it goes on under them without a word. */
  readonly differs?: Problem;
}

/** A database that a newer program only reads may not have the column yet. */
export const takenOf = ({ carried }: Partial<Pick<TableRow, 'carried'>>): readonly Taken[] =>
  carried ? (JSON.parse(carried) as Taken[]) : [];

/** From its beginning, with the entries given. */
export async function standingOf(
  store: Store,
  game: AnyGame,
  row: TableRow,
  entries: readonly EntryRow[],
): Promise<AgainstToday | Problem> {
  const record = await recordOf(store, game, row, decided(entries));
  const carriage = carryRecord(record, [game]);
  if (isProblem(carriage)) return carriage;
  const { table, isAsPlayed } = carriage;
  // Without a trace the positions that were noted now and then are all there is to compare with.
  const differs =
    record.trace || row.version === game.version
      ? carriage.differences[0]
      : ((await difference(store, game, row, entries)) ?? carriage.differences[0]);
  return { table, isAsPlayed: isAsPlayed && (record.trace !== undefined || !differs), ...(differs && { differs }) };
}

async function recordOf(store: Store, game: AnyGame, row: TableRow, moves: readonly EntryRow[]): Promise<GameRecord> {
  const first = (await store.log.snapshots(row.id, 0))[0];
  const changes = moves.map(({ change }) => (change ? (JSON.parse(change) as Change) : undefined));
  const isTraced = first !== undefined && changes.every((change) => change !== undefined);
  const taken = takenOf(row);
  return {
    game: game.id,
    version: row.version,
    players: row.players,
    options: optionsOf(row),
    seed: row.seed,
    sheet: await sheetOf(store, game, row),
    moves: moves.map(({ line }) => line),
    ...(isTraced && { trace: [[JSON.parse(first.body)], ...changes] as Change[] }),
    ...(isTraced &&
      taken.length > 0 && {
        // What was taken back since is not among the moves any more.
        carried: taken.map(({ seq, version }) => ({ version, ply: moves.filter((move) => move.seq <= seq).length })),
      }),
  };
}

/** The moves that were not taken back. */
export function decided(entries: readonly EntryRow[]): EntryRow[] {
  const moves: EntryRow[] = [];
  for (const entry of entries) {
    moves.length = Math.min(moves.length, entry.kind === 'move' ? entry.ply - 1 : entry.ply);
    if (entry.kind === 'move') moves.push(entry);
  }
  return moves;
}
