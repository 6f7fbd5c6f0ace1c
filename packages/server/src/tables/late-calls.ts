import type { Clock } from '@cromford/protocol';
import type { Store } from '../storage/store.ts';
import { type Absent, HERE_MS } from './absent.ts';

/** A turn that began longer ago has been told of by now, or nobody was to be told. */
const LOOK_BACK_MS = 1_800_000;

interface LateCallsParts {
  readonly store: Store;
  readonly absent: Absent;
  readonly now: () => number;
}

/**
 * Whoever was at the table a minute ago is not told of his turn when it comes: he may still be there. Had he just left, or did the game begin
 * without him, he is told when he has stayed away.
 */
export class LateCalls {
  private readonly parts: LateCallsParts;

  constructor(parts: LateCallsParts) {
    this.parts = parts;
  }

  async sweep(): Promise<void> {
    const { store, absent } = this.parts;
    for (const { id, seq, due } of await this.left()) {
      const table = await store.rooms.whole(id);
      const seat = table?.seats.find((held) => held.seat === due);
      if (table?.row.seq !== seq || !seat || (JSON.parse(table.row.clock) as Clock).kind === 'bank') continue;
      await absent.tell(store.database.query, table.row, seat, `turn ${id} ${seq}`, 'your-turn');
    }
  }

  /** Tables whose turn came lately to somebody who has not been there since. Who is in the middle of his turn knows. */
  private async left() {
    const now = this.parts.now();
    return this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.due'),
      )
      .leftJoin('entries', (join) =>
        join.onRef('entries.table_id', '=', 'tables.id').onRef('entries.seq', '=', 'tables.seq'),
      )
      .select(['tables.id', 'tables.seq', 'tables.due'])
      .where('tables.stage', '=', 'playing')
      .where('tables.changed_at', '>', now - LOOK_BACK_MS)
      .where('seats.account', 'is not', null)
      .where('seats.bot', 'is', null)
      .where('seats.seen_at', '<', now - HERE_MS)
      .whereRef('seats.seen_at', '<=', 'tables.changed_at')
      .where((e) => e.or([e('entries.seat', 'is', null), e('entries.seat', '!=', e.ref('tables.due'))]))
      .limit(10_000)
      .execute();
  }
}
