import { type Problem, problem } from '@cromford/kernel';
import { newId } from '../ids.ts';
import type { ReportRow } from '../storage/schema-social.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import type { Audit } from './audit.ts';

const MOST_LISTED = 100;
const MOST_SAID = 200;

/** What people tell the moderators, and what these may read because of it. */
export class Reports {
  private readonly store: Store;
  private readonly audit: Audit;
  private readonly now: () => number;

  constructor(store: Store, audit: Audit, now: () => number) {
    this.store = store;
    this.audit = audit;
    this.now = now;
  }

  async make(account: string, subject: string, table: string | null, reason: string): Promise<{ id: string }> {
    const row: ReportRow = {
      id: newId(),
      account_id: account,
      subject,
      table_id: table,
      reason,
      at: this.now(),
      settled_at: null,
      settled_by: null,
    };
    await this.store.database.query.insertInto('reports').values(row).execute();
    return { id: row.id };
  }

  async open(): Promise<ReportRow[]> {
    return this.store.database.query
      .selectFrom('reports')
      .selectAll()
      .where('settled_at', 'is', null)
      .orderBy('at')
      .limit(MOST_LISTED)
      .execute();
  }

  /** A report with what was said at its table. While it is open, and not longer, moderators may read along there. */
  async read(actor: Actor, id: string) {
    const { query } = this.store.database;
    const report = await query
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (!report) return problem('no-such-thing');
    const said = await query
      .selectFrom('messages')
      .select(['number', 'account_id', 'text', 'at', 'hidden'])
      .where('table_id', '=', report.table_id ?? '')
      .orderBy('number', 'desc')
      .limit(MOST_SAID)
      .execute();
    const table = await query
      .selectFrom('tables')
      .select(['id', 'game', 'title', 'stage'])
      .where('id', '=', report.table_id ?? '')
      .executeTakeFirst();
    await this.audit.note(actor.account, 'report-read', id);
    const messages = said.map(({ account_id, hidden, ...rest }) => ({
      ...rest,
      account: account_id,
      hidden: hidden !== 0,
    }));
    return { report, table: table ?? null, messages: messages.reverse() };
  }

  async settle(actor: Actor, id: string): Promise<Problem | undefined> {
    const { numUpdatedRows } = await this.store.database.query
      .updateTable('reports')
      .set({ settled_at: this.now(), settled_by: actor.account })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem('no-such-thing');
    await this.audit.note(actor.account, 'report-settled', id);
    return undefined;
  }
}
