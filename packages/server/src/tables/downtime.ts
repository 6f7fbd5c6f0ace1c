import type { Sleep } from '../steady-clock.ts';
import type { Store } from '../storage/store.ts';

const NAME = 'alive-at';
/** So often a node says that the service is there. */
export const ALIVE_EVERY_MS = 5000;
/** A node that is busy is late by less; what is longer was a restart. */
const UNNOTICED_MS = ALIVE_EVERY_MS + 3000;

/**
 * While nobody served, nobody could move: that time is not the players'. Every node says now and then that the service is there. Whoever finds
 * that nobody has, because all were stopped or the clock of this computer was set, moves the beginning of every turn by as much.
 */
export class Downtime {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly sleep: Sleep | undefined;

  constructor(store: Store, now: () => number, sleep?: Sleep) {
    this.store = store;
    this.now = now;
    this.sleep = sleep;
  }

  /** "The service is there." Comes back with the time that was given back to the players. */
  async sign(): Promise<number> {
    // What this computer has slept is given back before it counts: in between nobody's turn has begun yet.
    const missed = await this.signAt(this.now() + (this.sleep?.asleep() ?? 0));
    this.sleep?.wake();
    return missed;
  }

  private async signAt(now: number): Promise<number> {
    return this.store.database.transaction(async (trx) => {
      const known = await trx.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
      const signed = { name: NAME, value: JSON.stringify(now) };
      if (!known) {
        await trx
          .insertInto('settings')
          .values(signed)
          .onConflict((taken) => taken.column('name').doNothing())
          .execute();
        return 0;
      }
      const missed = now - Number(known.value);
      // A node whose clock is behind that of the others says nothing: each would take the other's time for a gap.
      if (missed <= 0) return 0;
      // Of several nodes that start together, one gives the time back.
      const { numUpdatedRows } = await trx
        .updateTable('settings')
        .set(signed)
        .where('name', '=', NAME)
        .where('value', '=', known.value)
        .executeTakeFirst();
      if (numUpdatedRows === 0n || missed < UNNOTICED_MS) return 0;
      await trx
        .updateTable('tables')
        .set((e) => ({
          since: e
            .case()
            .when(e('since', '+', missed), '>', now)
            .then(now)
            .else(e('since', '+', missed))
            .end(),
          revision: e('revision', '+', 1),
        }))
        .where('stage', '=', 'playing')
        .where('since', 'is not', null)
        .execute();
      return missed;
    });
  }
}
