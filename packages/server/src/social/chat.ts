import { type Problem, problem } from '@cromford/kernel';
import type { Message } from '@cromford/protocol';
import { QUOTAS } from '../security/quotas.ts';
import { troubleOf } from '../storage/database.ts';
import type { AccountRow } from '../storage/schema-people.ts';
import type { MessageRow } from '../storage/schema-social.ts';
import type { Store } from '../storage/store.ts';

const MOST_AT_ONCE = 200;

/** Talk at a table, outside the game's record. */
export class Chat {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async say(account: AccountRow, table: string, text: string): Promise<{ number: number } | Problem> {
    if ((account.muted_until ?? 0) > this.now())
      return problem('muted', { seconds: Math.ceil(((account.muted_until ?? 0) - this.now()) / 1000) });
    for (let attempt = 0; attempt < 5; attempt++) {
      const number = (await this.last(table)) + 1;
      if (number > QUOTAS.messages) return problem('quota', { what: 'messages', most: QUOTAS.messages });
      try {
        await this.insert({ table_id: table, number, account_id: account.id, text, at: this.now(), hidden: 0 });
        this.store.bus.publish({ table, about: 'chat', seq: number });
        return { number };
      } catch (error) {
        // Two who speak at once: the second takes the next number.
        if (troubleOf(error) !== 'taken') throw error;
      }
    }
    return problem('unavailable');
  }

  /** What was said after that message, by then. */
  async after(table: string, number: number, by = Number.MAX_SAFE_INTEGER): Promise<Message[]> {
    const rows = await this.store.database.query
      .selectFrom('messages')
      .select(['number', 'account_id', 'text', 'at'])
      .where('table_id', '=', table)
      .where('number', '>', number)
      .where('at', '<=', by)
      .where('hidden', '=', 0)
      .orderBy('number')
      .limit(MOST_AT_ONCE)
      .execute();
    return rows.map(({ account_id, ...rest }) => ({ ...rest, account: account_id }));
  }

  /** By table: the number of the last message of somebody else. */
  async latest(account: string, tables: readonly { readonly id: string }[]): Promise<Record<string, number>> {
    if (tables.length === 0) return {};
    const rows = await this.store.database.query
      .selectFrom('messages')
      .select(['table_id', (e) => e.fn.max('number').as('number')])
      .where(
        'table_id',
        'in',
        tables.map(({ id }) => id),
      )
      .where('account_id', '!=', account)
      .where('hidden', '=', 0)
      .groupBy('table_id')
      .execute();
    return Object.fromEntries(rows.map(({ table_id, number }) => [table_id, Number(number)]));
  }

  private async last(table: string): Promise<number> {
    const row = await this.store.database.query
      .selectFrom('messages')
      .select((e) => e.fn.max('number').as('number'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    return Number(row?.number ?? 0);
  }

  private async insert(row: MessageRow): Promise<void> {
    await this.store.database.transaction(async (trx) => {
      await trx.insertInto('messages').values(row).execute();
      await this.store.bus.enlist(trx, { table: row.table_id, about: 'chat', seq: row.number });
    });
  }
}
