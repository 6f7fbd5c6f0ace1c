import { newId } from '../ids.ts';
import type { Query } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';

export type AuditedAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'recovered'
  | 'passphrase-changed'
  | 'codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-revoked'
  | 'token-made'
  | 'account-deleted'
  | 'exported'
  | 'banned'
  | 'muted'
  | 'role-changed'
  | 'message-hidden'
  | 'report-settled'
  | 'report-read'
  | 'renamed'
  | 'removed'
  | 'table-closed'
  | 'house-changed'
  | 'link-made'
  | 'link-revoked'
  | 'reset-link'
  | 'reset';

/** Who did what that matters, and when. Written only; never edited, and read by administrators. */
export class Audit {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async note(
    actor: string | null,
    action: AuditedAction,
    subject: string,
    detail: object = {},
    query?: Query,
  ): Promise<void> {
    await (query ?? this.store.database.query)
      .insertInto('audit')
      .values({ id: newId(), at: this.now(), actor, action, subject, detail: JSON.stringify(detail) })
      .execute();
  }

  async read(before: number) {
    const rows = await this.store.database.query
      .selectFrom('audit')
      .selectAll()
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .limit(200)
      .execute();
    return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) as object }));
  }
}
