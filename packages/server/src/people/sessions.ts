import { newId, newSecret, secretHash } from '../ids.ts';
import type { AccountRow, SessionRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';

const DAY = 24 * 3_600_000;
const BROWSER_DAYS = 60;
const TOKEN_DAYS = 365;
/** `seen_at` is written at most this often. */
const SEEN_EVERY = 5 * 60_000;

/** Who somebody turned out to be. */
export interface SignedIn {
  readonly actor: Actor;
  readonly account: AccountRow;
  readonly session: SessionRow;
}

/** Sessions of browsers, and tokens of bots: both are secrets of which only the hash is kept. */
export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async begin(account: string, kind: SessionRow['kind'], label: string): Promise<{ id: string; secret: string }> {
    const secret = newSecret();
    const id = newId();
    const at = this.now();
    await this.store.database.query
      .insertInto('sessions')
      .values({
        id,
        account_id: account,
        token: secretHash(secret),
        kind,
        label: label.slice(0, 200),
        created_at: at,
        seen_at: at,
        expires_at: at + (kind === 'browser' ? BROWSER_DAYS : TOKEN_DAYS) * DAY,
      })
      .execute();
    return { id, secret };
  }

  /** Whose secret this is; nobody's when it is unknown, expired or revoked, or the account is gone or banned. */
  async find(secret: string, kind: SessionRow['kind']): Promise<SignedIn | undefined> {
    if (secret.length > 100) return undefined;
    const { query } = this.store.database;
    const session = await query
      .selectFrom('sessions')
      .selectAll()
      .where('token', '=', secretHash(secret))
      .where('kind', '=', kind)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    if (!session) return undefined;
    const account = await query
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', session.account_id)
      .executeTakeFirst();
    if (!account || account.deleted_at !== null || (account.banned_until ?? 0) > this.now()) return undefined;
    if (this.now() - session.seen_at > SEEN_EVERY)
      await query.updateTable('sessions').set({ seen_at: this.now() }).where('id', '=', session.id).execute();
    return { actor: { account: account.id, kind: account.kind, role: account.role }, account, session };
  }

  /** Which of these sessions still open something. */
  async alive(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const now = this.now();
    const rows = await this.store.database.query
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('sessions.id')
      .where('sessions.id', 'in', [...new Set(ids)])
      .where('sessions.expires_at', '>', now)
      .where('accounts.deleted_at', 'is', null)
      .where((e) => e.or([e('accounts.banned_until', 'is', null), e('accounts.banned_until', '<=', now)]))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async list(account: string): Promise<Omit<SessionRow, 'token' | 'account_id'>[]> {
    return this.store.database.query
      .selectFrom('sessions')
      .select(['id', 'kind', 'label', 'created_at', 'seen_at', 'expires_at'])
      .where('account_id', '=', account)
      .where('expires_at', '>', this.now())
      .orderBy('created_at')
      .execute();
  }

  /** Ends one session of that account; false when it has no such session. */
  async end(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.database.query
      .deleteFrom('sessions')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .executeTakeFirst();
    tellSignedOut(this.store, account);
    return numDeletedRows > 0n;
  }

  /** Ends all of them, but for the one that asks. */
  async endOthers(account: string, keep = ''): Promise<void> {
    await this.store.database.query
      .deleteFrom('sessions')
      .where('account_id', '=', account)
      .where('id', '!=', keep)
      .execute();
    tellSignedOut(this.store, account);
  }
}

/** Sessions of the account have ended: the sockets that they opened are closed, on every node. */
export function tellSignedOut(store: Store, account: string): void {
  store.bus.announce({ table: account, about: 'sessions', seq: 0 });
}
