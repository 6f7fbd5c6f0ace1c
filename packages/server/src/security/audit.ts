import { newId } from '../ids.ts';
import type { Outbox } from '../notices/outbox.ts';
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

/** What could take an account away, or give it to somebody else: its owner is told at once, by every way that he has confirmed. */
export const ACCOUNT_EVENTS = [
  'recovered',
  'passphrase-changed',
  'codes-made',
  'passkey-added',
  'passkey-removed',
  'session-revoked',
  'token-made',
  'reset',
] as const satisfies readonly AuditedAction[];
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

const isAccountEvent = (action: AuditedAction): action is AccountEvent =>
  (ACCOUNT_EVENTS as readonly AuditedAction[]).includes(action);

/** Who did what that matters, and when. Written only; never edited, and read by administrators. */
export class Audit {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly outbox: Outbox | undefined;

  constructor(store: Store, now: () => number, outbox?: Outbox) {
    this.store = store;
    this.now = now;
    this.outbox = outbox;
  }

  async note(
    actor: string | null,
    action: AuditedAction,
    subject: string,
    detail: object = {},
    query?: Query,
  ): Promise<void> {
    const id = newId();
    const written = query ?? this.store.database.query;
    await written
      .insertInto('audit')
      .values({ id, at: this.now(), actor, action, subject, detail: JSON.stringify(detail) })
      .execute();
    // These are all done to one's own account, in its own name.
    if (actor !== null && isAccountEvent(action))
      await this.outbox?.write(written, actor, `account ${id}`, { code: 'account', params: { what: action } });
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
