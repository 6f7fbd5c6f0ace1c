import { type AnyGame, isProblem, type Problem, problem, type Seat, type Table } from '@cromford/kernel';
import type { TableRow, Taken } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Loader } from './loader.ts';
import { clockOf } from './row-parts.ts';
import { type AgainstToday, standingOf, takenOf } from './standing.ts';

/** A game of older rules that can go on by those of today. */
export interface TakingUp {
  readonly game: AnyGame;
  readonly table: Table;
  readonly isAsPlayed: boolean;
}

/** What comes of taking a table up, or why it cannot be. */
export async function takingUp(store: Store, loader: Loader, row: TableRow): Promise<TakingUp | Problem> {
  const game = loader.gameOf(row);
  if (isProblem(game)) return game;
  if (row.version === game.version) return problem('nothing-to-take-up');
  const standing: AgainstToday | Problem = await standingOf(store, game, row, await store.log.entries(row.id, 0));
  if (isProblem(standing)) return standing;
  const { table, isAsPlayed } = standing;
  return table.takeUp() ?? { game, table, isAsPlayed };
}

/** In one transaction: the version, where it was taken up, and what the rules of today do not come to is taken back. */
export async function carryOut(
  store: Store,
  row: TableRow,
  { game, table, isAsPlayed, seat, now }: TakingUp & { readonly seat: Seat; readonly now: number },
): Promise<boolean> {
  const ply = table.history.length;
  const isShorter = ply < row.ply;
  const taken: readonly Taken[] = [...takenOf(row), { seq: row.seq, version: row.version }];
  const runs = clockOf(row).kind !== 'none';
  return store.rooms.change(row.id, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({
        version: game.version,
        carried: JSON.stringify(taken),
        ...(isShorter && { seq: row.seq + 1, ply }),
        due: table.due()?.seat ?? null,
        since: runs ? now : null,
        changed_at: now,
      })
      .where('id', '=', row.id)
      .where('seq', '=', row.seq)
      .where('version', '=', row.version)
      .where('stage', '=', 'playing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (isShorter) {
      const entry = { kind: 'back' as const, seat, line: String(row.ply - ply), ply, account: null, at: now };
      await trx
        .insertInto('entries')
        .values({ table_id: row.id, seq: row.seq + 1, key: `take-up:${row.seq}`, ...entry })
        .execute();
    }
    // Positions of the older rules are no longer what its moves lead to; with a trace they are still what was played.
    if (!isAsPlayed) await trx.deleteFrom('snapshots').where('table_id', '=', row.id).execute();
    return true;
  });
}
