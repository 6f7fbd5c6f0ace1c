import { createHmac } from 'node:crypto';
import { newSecret } from '../ids.ts';
import { foldName } from '../people/names.ts';
import type { Query } from '../storage/database.ts';
import { setting } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import { network } from './limits.ts';

/** From where people come, as far as it must be known to keep somebody out: a keyed hash, which tells networks apart and names none. */
export class Networks {
  private readonly store: Store;
  private readonly now: () => number;
  private key: Promise<string> | undefined;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async of(address: string): Promise<string> {
    this.key ??= setting(this.store, 'network-key', async () => newSecret());
    return createHmac('sha256', await this.key)
      .update(network(address))
      .digest('base64url')
      .slice(0, 22);
  }

  /** Whether a member of this name has a session that was used from there. */
  async isHomeOf(name: string, address: string): Promise<boolean> {
    const row = await this.store.database.query
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('sessions.id')
      .where('accounts.login', '=', foldName(name))
      .where('sessions.network', '=', await this.of(address))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** No new guests, until then, from where the sessions of this account were used last. */
  async keepOut(trx: Query, account: string, until: number): Promise<void> {
    const rows = await trx
      .selectFrom('sessions')
      .select('network')
      .distinct()
      .where('account_id', '=', account)
      .where('network', 'is not', null)
      .execute();
    for (const { network: from } of rows)
      await trx
        .insertInto('kept_out')
        .values({ network: from ?? '', account_id: account, until })
        .onConflict((known) => known.columns(['network', 'account_id']).doUpdateSet({ until }))
        .execute();
  }

  async letIn(trx: Query, account: string): Promise<void> {
    await trx.deleteFrom('kept_out').where('account_id', '=', account).execute();
  }

  async isKeptOut(address: string): Promise<boolean> {
    const row = await this.store.database.query
      .selectFrom('kept_out')
      .select('until')
      .where('network', '=', await this.of(address))
      .where('until', '>', this.now())
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Where these accounts were last seen to come from. */
export async function networksOf(query: Query, accounts: readonly string[]): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom('sessions')
    .select(['account_id', 'network'])
    .where('account_id', 'in', [...accounts])
    .orderBy('seen_at')
    .execute();
  return new Map(rows.flatMap(({ account_id, network: from }) => (from === null ? [] : [[account_id, from]])));
}
