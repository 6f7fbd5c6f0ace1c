import { isProblem, type Problem, problem } from '@cromford/kernel';
import { newId } from '../ids.ts';
import { tellSignedOut } from '../people/sessions.ts';
import type { AccountRow, Role } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import type { Audit } from './audit.ts';

const RANK: Record<Role, number> = { player: 0, moderator: 1, administrator: 2 };

/** Reports, and what may be done about them. Everything done here is in the audit log. */
export class Moderation {
  private readonly store: Store;
  private readonly audit: Audit;
  private readonly now: () => number;

  constructor(store: Store, audit: Audit, now: () => number) {
    this.store = store;
    this.audit = audit;
    this.now = now;
  }

  async report(account: string, subject: string, table: string | null, reason: string): Promise<{ id: string }> {
    const id = newId();
    await this.store.database.query
      .insertInto('reports')
      .values({
        id,
        account_id: account,
        subject,
        table_id: table,
        reason,
        at: this.now(),
        settled_at: null,
        settled_by: null,
      })
      .execute();
    return { id };
  }

  async open() {
    return this.store.database.query
      .selectFrom('reports')
      .selectAll()
      .where('settled_at', 'is', null)
      .orderBy('at')
      .limit(100)
      .execute();
  }

  async settle(actor: Actor, report: string): Promise<void> {
    await this.store.database.query
      .updateTable('reports')
      .set({ settled_at: this.now(), settled_by: actor.account })
      .where('id', '=', report)
      .execute();
    await this.audit.note(actor.account, 'report-settled', report);
  }

  /** Until then the account may not write to others (`muted`), or not come in at all (`banned`). 0 lifts it. */
  async restrain(actor: Actor, subject: string, what: 'muted' | 'banned', hours: number): Promise<Problem | undefined> {
    const found = await this.subjectOf(actor, subject);
    if (isProblem(found)) return found;
    const until = hours === 0 ? null : this.now() + hours * 3_600_000;
    const { query } = this.store.database;
    await query
      .updateTable('accounts')
      .set(what === 'muted' ? { muted_until: until } : { banned_until: until })
      .where('id', '=', subject)
      .execute();
    if (what === 'banned' && until !== null)
      await query.deleteFrom('sessions').where('account_id', '=', subject).execute();
    tellSignedOut(this.store, subject);
    await this.audit.note(actor.account, what, subject, { hours });
    return undefined;
  }

  async setRole(actor: Actor, subject: string, role: Role): Promise<Problem | undefined> {
    const found = await this.subjectOf(actor, subject);
    if (isProblem(found)) return found;
    await this.store.database.query.updateTable('accounts').set({ role }).where('id', '=', subject).execute();
    await this.audit.note(actor.account, 'role-changed', subject, { role });
    return undefined;
  }

  async hideMessage(actor: Actor, table: string, number: number): Promise<void> {
    await this.store.database.query
      .updateTable('messages')
      .set({ hidden: 1 })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .execute();
    await this.audit.note(actor.account, 'message-hidden', `${table} ${number}`);
  }

  /** Whom somebody may act on: nobody who is an equal or a superior. */
  async subjectOf(actor: Actor, subject: string): Promise<AccountRow | Problem> {
    const row = await this.store.database.query
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', subject)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return problem('no-such-account');
    return RANK[row.role] < RANK[actor.role] ? row : problem('not-allowed', { needs: 'a higher role' });
  }
}
