import { type Problem, problem } from '@cromford/kernel';
import type { AnswerOf } from '@cromford/protocol';
import type { WantedAccounts } from '@cromford/protocol/wanted';
import { sql } from 'kysely';
import { foldName } from '../people/names.ts';
import type { AccountRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';

const PAGE = 50;

/** What moderators see of an account. */
const SHOWN = ['id', 'name', 'kind', 'role', 'owner', 'created_at', 'banned_until', 'muted_until'] as const;
type Shown = Pick<AccountRow, (typeof SHOWN)[number]> & { readonly seen_at: number | null };

/** Accounts, for moderators to find and look at. */
export class AccountList {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The newest first, a page at a time. */
  async find({ search, only, after }: WantedAccounts) {
    let query = this.shown()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE);
    if (search !== '') {
      const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
      query = query.where((e) =>
        e.or([
          e('id', '=', search),
          sql<boolean>`lower(name) like ${part(search.toLowerCase())} escape '\\'`,
          sql<boolean>`login like ${part(foldName(search))} escape '\\'`,
        ]),
      );
    }
    const now = this.now();
    if (only === 'members') query = query.where('kind', '=', 'member');
    if (only === 'guests') query = query.where('kind', '=', 'guest');
    if (only === 'bots') query = query.where('kind', '=', 'bot');
    if (only === 'staff') query = query.where('role', '!=', 'player');
    if (only === 'held') query = query.where((e) => e.or([e('banned_until', '>', now), e('muted_until', '>', now)]));
    const [at, id] = after?.split('.') ?? [];
    if (at !== undefined && id !== undefined)
      query = query.where((e) =>
        e.or([e('created_at', '<', Number(at)), e.and([e('created_at', '=', Number(at)), e('id', '<', id)])]),
      );
    const accounts: Shown[] = await query.execute();
    const last = accounts.length === PAGE ? accounts.at(-1) : undefined;
    return { accounts, next: last ? `${last.created_at}.${last.id}` : null };
  }

  /** One of them, with what there is to decide on. */
  async look(id: string): Promise<AnswerOf<'GET moderation/accounts/:id'> | Problem> {
    const { query } = this.store.database;
    const account = await this.shown().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
    if (!account) return problem('no-such-account');
    return {
      account,
      owner:
        account.owner === null
          ? null
          : ((await this.shown().where('id', '=', account.owner).executeTakeFirst()) ?? null),
      bots: await this.shown().where('owner', '=', id).where('deleted_at', 'is', null).execute(),
      tables: await query
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select(['tables.id', 'tables.game', 'tables.title', 'tables.stage', 'tables.access'])
        .where('seats.account', '=', id)
        .where('tables.stage', 'in', ['open', 'playing', 'paused'])
        .orderBy('tables.changed_at', 'desc')
        .limit(PAGE)
        .execute(),
      reports: await query
        .selectFrom('reports')
        .select(['id', 'reason', 'at', 'settled_at'])
        .where('subject', '=', id)
        .orderBy('at', 'desc')
        .limit(PAGE)
        .execute(),
    };
  }

  private shown() {
    return this.store.database.query
      .selectFrom('accounts')
      .select([...SHOWN])
      .select((e) =>
        e
          .selectFrom('sessions')
          .select((s) => s.fn.max('sessions.seen_at').as('seen_at'))
          .whereRef('sessions.account_id', '=', 'accounts.id')
          .as('seen_at'),
      );
  }
}
