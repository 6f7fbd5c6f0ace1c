import { newId, newSecret, secretHash } from '../ids.ts';
import type { LinkKind, LinkRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';

const HOUR = 3_600_000;

interface NewLink {
  readonly kind: LinkKind;
  readonly hours: number;
  readonly uses?: number;
  readonly account?: string;
  readonly by?: string;
}

/** Links of the house. What stands in the link is not kept, only its hash. */
export class Links {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async make({ kind, hours, uses = 1, account, by }: NewLink): Promise<{ id: string; link: string; expires: number }> {
    const link = newSecret();
    const id = newId();
    const expires = this.now() + hours * HOUR;
    await this.store.database.query
      .insertInto('links')
      .values({
        id,
        token: secretHash(link),
        kind,
        account_id: account ?? null,
        created_by: by ?? null,
        created_at: this.now(),
        expires_at: expires,
        left: uses,
      })
      .execute();
    return { id, link, expires };
  }

  /** A link that is still good. */
  async find(link: string): Promise<LinkRow | undefined> {
    return this.store.database.query
      .selectFrom('links')
      .selectAll()
      .where('token', '=', secretHash(link))
      .where('expires_at', '>', this.now())
      .where('left', '>', 0)
      .executeTakeFirst();
  }

  /**
   * Uses it once, and with a link for the first administrator all of that kind: several starts have made several, and there is one seat. Says
   * which are used now; none when somebody was faster.
   */
  async use({ id, kind }: LinkRow): Promise<readonly string[]> {
    const meant = this.store.database.query
      .updateTable('links')
      .set((e) => ({ left: e('left', '-', 1) }))
      .where('left', '>', 0);
    const rows = await (kind === 'administrator' ? meant.where('kind', '=', kind) : meant.where('id', '=', id))
      .returning('id')
      .execute();
    const used = rows.map((row) => row.id);
    if (used.includes(id)) return used;
    await this.giveBack(used);
    return [];
  }

  /** Nothing came of it: they may be used again. */
  async giveBack(used: readonly string[]): Promise<void> {
    if (used.length === 0) return;
    await this.store.database.query
      .updateTable('links')
      .set((e) => ({ left: e('left', '+', 1) }))
      .where('id', 'in', used)
      .execute();
  }

  /** The invitations to the house that are still good. */
  async invitations() {
    return this.store.database.query
      .selectFrom('links')
      .select(['id', 'created_by', 'created_at', 'expires_at', 'left'])
      .where('kind', '=', 'member')
      .where('expires_at', '>', this.now())
      .where('left', '>', 0)
      .orderBy('created_at')
      .execute();
  }

  async revoke(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.database.query
      .deleteFrom('links')
      .where('id', '=', id)
      .where('kind', '=', 'member')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
