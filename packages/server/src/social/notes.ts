import { type Problem, problem } from '@cromford/kernel';
import { QUOTAS } from '../security/quotas.ts';
import type { Store } from '../storage/store.ts';

/** A person's own notes on a table. There is no way to read another's: the account that asks is part of the key. */
export class Notes {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async read(account: string, table: string): Promise<string> {
    const row = await this.store.database.query
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('account_id', '=', account)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async write(account: string, table: string, text: string): Promise<Problem | undefined> {
    const others = await this.store.database.query
      .selectFrom('notes')
      .select((e) => e.fn.sum<number>(e.fn('length', ['text'])).as('letters'))
      .where('account_id', '=', account)
      .where('table_id', '!=', table)
      .executeTakeFirst();
    if (Number(others?.letters ?? 0) + text.length > QUOTAS.notesAltogether)
      return problem('quota', { what: 'notes', most: QUOTAS.notesAltogether });
    await this.store.database.query
      .insertInto('notes')
      .values({ table_id: table, account_id: account, text, changed_at: this.now() })
      .onConflict((known) => known.columns(['table_id', 'account_id']).doUpdateSet({ text, changed_at: this.now() }))
      .execute();
    return undefined;
  }
}
