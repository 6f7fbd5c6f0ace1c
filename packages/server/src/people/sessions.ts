import { newId, newSecret, secretHash } from '../ids.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { AccountRow, SessionRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import { KEPT_DAYS } from './kept-days.ts';

const DAY = 24 * 3_600_000;
const TOKEN_DAYS = 365;
/** `seen_at` is written at most this often. */
const SEEN_EVERY = 5 * 60_000;

/** Whoever has shown who he is may do for so long what could take an account away. */
const CONFIRMED_FOR = 10 * 60_000;

/** Who somebody turned out to be. */
export interface SignedIn {
  readonly actor: Actor;
  readonly account: AccountRow;
  readonly session: SessionRow;
  /** It lasts longer now than the browser knows. */
  readonly isRenewed: boolean;
}

/** Sessions of browsers, and tokens of bots: both are secrets of which only the hash is kept. */
export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** `confirmed`: it begins with a passphrase or a passkey, not with a name alone. */
  async begin(
    account: string,
    kind: SessionRow['kind'],
    label: string,
    { confirmed = false, network = null }: { confirmed?: boolean; network?: string | null } = {},
  ): Promise<{ id: string; secret: string }> {
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
        expires_at: at + (kind === 'browser' ? KEPT_DAYS.sessions : TOKEN_DAYS) * DAY,
        confirmed_at: confirmed ? at : null,
        network,
      })
      .execute();
    await this.endOldest(account, id);
    return { id, secret };
  }

  /** Who signs in again and again has so many sessions, and no more: the one that was used longest ago ends. */
  private async endOldest(account: string, newest: string): Promise<void> {
    const { query } = this.store.database;
    const all = await query
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', account)
      .where('id', '!=', newest)
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
    const old = all.slice(QUOTAS.sessions - 1).map(({ id }) => id);
    if (old.length === 0) return;
    await query.deleteFrom('sessions').where('id', 'in', old).execute();
    tellSignedOut(this.store, account);
  }

  /**
   * Whose secret this is; nobody's when it is unknown, expired or revoked, or the account is gone or banned. A bot shares the lot of the
   * member who answers for it.
   */
  async find(secret: string, kind: SessionRow['kind'], network?: () => Promise<string>): Promise<SignedIn | undefined> {
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
    const own = await this.account(session.account_id);
    const owner = own?.owner ? await this.account(own.owner) : undefined;
    if (!own || (own.owner && !owner)) return undefined;
    const until = (what: 'banned_until' | 'muted_until') => Math.max(own[what] ?? 0, owner?.[what] ?? 0) || null;
    const account = { ...own, banned_until: until('banned_until'), muted_until: until('muted_until') };
    if ((account.banned_until ?? 0) > this.now()) return undefined;
    const now = this.now();
    const isSeenAnew = now - session.seen_at > SEEN_EVERY;
    // A guest has no other way in: as long as he comes, he may come again.
    const renewed = isSeenAnew && account.kind === 'guest' ? now + KEPT_DAYS.sessions * DAY : undefined;
    if (isSeenAnew)
      await query
        .updateTable('sessions')
        .set({
          seen_at: now,
          ...(network && { network: await network() }),
          ...(renewed !== undefined && { expires_at: renewed }),
        })
        .where('id', '=', session.id)
        .execute();
    return {
      isRenewed: renewed !== undefined,
      actor: { account: account.id, kind: account.kind, role: account.role },
      account,
      session,
    };
  }

  /** Which of these sessions still open something. */
  async alive(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const now = this.now();
    const rows = await this.store.database.query
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .leftJoin('accounts as owner', 'owner.id', 'accounts.owner')
      .select('sessions.id')
      .where('sessions.id', 'in', [...new Set(ids)])
      .where('sessions.expires_at', '>', now)
      .where('accounts.deleted_at', 'is', null)
      .where('owner.deleted_at', 'is', null)
      .where((e) => e.or([e('accounts.banned_until', 'is', null), e('accounts.banned_until', '<=', now)]))
      .where((e) => e.or([e('owner.banned_until', 'is', null), e('owner.banned_until', '<=', now)]))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Whoever has this session has shown again who he is. */
  async confirm(id: string): Promise<void> {
    await this.store.database.query
      .updateTable('sessions')
      .set({ confirmed_at: this.now() })
      .where('id', '=', id)
      .execute();
  }

  isConfirmed({ confirmed_at }: SessionRow): boolean {
    return confirmed_at !== null && this.now() - confirmed_at < CONFIRMED_FOR;
  }

  private async account(id: string): Promise<AccountRow | undefined> {
    return this.store.database.query
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  async list(account: string): Promise<Omit<SessionRow, 'token' | 'account_id' | 'confirmed_at' | 'network'>[]> {
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
