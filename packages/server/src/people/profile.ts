import { type Problem, problem } from '@cromford/kernel';
import type { Person } from '@cromford/protocol';
import type { WantedProfile } from '@cromford/protocol/wanted';
import { QUOTAS } from '../security/quotas.ts';
import type { AccountRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';

/** One's own account: what is shown, who is kept away, what is taken along, how it ends. */
export class Profiles {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A member signs in by name, so only what is not the name can be changed here for members. */
  async change(account: AccountRow, wanted: WantedProfile): Promise<void> {
    const { name, ...rest } = wanted;
    const fields = { ...rest, ...(name !== undefined && account.kind !== 'member' && { name }) };
    const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (Object.keys(set).length === 0) return;
    await this.store.database.query.updateTable('accounts').set(set).where('id', '=', account.id).execute();
  }

  async names(ids: readonly (string | null)[]): Promise<Map<string, Person>> {
    const wanted = [...new Set(ids.filter((id): id is string => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows = await this.store.database.query
      .selectFrom('accounts')
      .select(['id', 'name', 'kind'])
      .where('id', 'in', wanted)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Who of these is on holiday, and until when. */
  async away(ids: readonly (string | null)[]): Promise<Map<string, number>> {
    const wanted = [...new Set(ids.filter((id): id is string => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows = await this.store.database.query
      .selectFrom('holidays')
      .select(['account_id', 'until_at'])
      .where('account_id', 'in', wanted)
      .where('until_at', '>', this.now())
      .execute();
    return new Map(rows.map(({ account_id, until_at }) => [account_id, Number(until_at)]));
  }

  async block(account: string, blocked: string): Promise<Problem | undefined> {
    if ((await this.blocked(account)).length >= QUOTAS.blocks)
      return problem('quota', { what: 'blocks', most: QUOTAS.blocks });
    await this.store.database.query
      .insertInto('blocks')
      .values({ account_id: account, blocked_id: blocked, created_at: this.now() })
      .onConflict((known) => known.columns(['account_id', 'blocked_id']).doNothing())
      .execute();
    return undefined;
  }

  async unblock(account: string, blocked: string): Promise<void> {
    await this.store.database.query
      .deleteFrom('blocks')
      .where('account_id', '=', account)
      .where('blocked_id', '=', blocked)
      .execute();
  }

  async blocked(account: string): Promise<string[]> {
    const rows = await this.store.database.query
      .selectFrom('blocks')
      .select('blocked_id')
      .where('account_id', '=', account)
      .execute();
    return rows.map(({ blocked_id }) => blocked_id);
  }
}
