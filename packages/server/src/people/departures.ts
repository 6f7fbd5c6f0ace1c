import type { Store } from '../storage/store.ts';
import type { Seating } from '../tables/seating.ts';
import { deleteData } from './own-data.ts';
import type { Sessions } from './sessions.ts';

export interface DepartureParts {
  readonly store: Store;
  readonly seating: Seating;
  readonly sessions: Sessions;
  /** The bot that plays on where the table has named none. */
  readonly standIn: string;
  readonly now: () => number;
}

/**
 * Forgets a person. Games belong to everybody who played them, so their moves stay, under no name; everything else that was the person's
 * own goes, and nobody is left waiting: seats are given up, tournaments that have not begun are left or called off. Cut short, it can be
 * done again from the beginning.
 */
export class Departures {
  private readonly parts: DepartureParts;

  constructor(parts: DepartureParts) {
    this.parts = parts;
  }

  async forget(account: string): Promise<void> {
    const { store, sessions, seating, standIn, now } = this.parts;
    const { query } = store.database;
    const bots = await query
      .selectFrom('accounts')
      .select('id')
      .where('owner', '=', account)
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id } of bots) await this.forget(id);
    // First nobody acts for the account any more; then its places are given up.
    await sessions.endOthers(account);
    const tables = await query
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.account', '=', account)
      .where('tables.stage', 'in', ['open', 'playing', 'paused'])
      .execute();
    for (const { id } of tables) await seating.abandon(account, id, standIn);
    await store.database.transaction(async (trx) => {
      const hosted = trx.selectFrom('tournaments').select('id').where('host', '=', account).where('stage', '=', 'open');
      await trx.deleteFrom('entrants').where('tournament_id', 'in', hosted).execute();
      await trx.deleteFrom('tournaments').where('host', '=', account).where('stage', '=', 'open').execute();
      const open = trx.selectFrom('tournaments').select('id').where('stage', '=', 'open');
      await trx.deleteFrom('entrants').where('account_id', '=', account).where('tournament_id', 'in', open).execute();
      await deleteData(trx, account, now());
    });
  }
}
