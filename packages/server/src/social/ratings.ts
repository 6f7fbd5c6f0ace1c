import type { Person, Result } from '@cromford/protocol';
import { NEWCOMER, rated, shown } from '@cromford/protocol/rating';
import { sql } from 'kysely';
import type { Query } from '../storage/database.ts';
import type { SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';

/** Whether a table can count: two or more of those who play there are no guests, and it is played by the game's own sheet. */
export function mayCount(
  { access, players }: Pick<TableRow, 'access' | 'players'>,
  kinds: readonly Person['kind'][],
  ownSheet: boolean,
): boolean {
  return access !== 'solo' && players >= 2 && !ownSheet && kinds.filter((kind) => kind !== 'guest').length >= 2;
}

/** Ratings per game and seat count. */
export class Ratings {
  private readonly store: Store;
  private readonly hasOwnSheet: (row: TableRow) => boolean;

  constructor(store: Store, hasOwnSheet: (row: TableRow) => boolean) {
    this.store = store;
    this.hasOwnSheet = hasOwnSheet;
  }

  /**
   * Rates a table inside the transaction of its last entry: so it happens once. Members and bot accounts count; guests and the house's
   * bots do not. Whoever left his seat to a bot has come in last. A game against oneself, that is against a bot of one's own or of the same
   * owner, counts for nobody; nor does one with a component sheet of one's own, which can be made so that the first seat wins.
   */
  async rate(trx: Query, row: TableRow, seats: readonly SeatRow[], result: Result, now: number): Promise<void> {
    const ids = seats.flatMap(({ account }) => (account === null ? [] : [account]));
    if (ids.length < 2) return;
    const known = await trx.selectFrom('accounts').select(['id', 'kind', 'owner']).where('id', 'in', ids).execute();
    const kinds = known.map(({ kind }) => kind);
    if (!mayCount(row, kinds, this.hasOwnSheet(row))) return;
    const people = new Set(known.map(({ id, owner }) => owner ?? id));
    if (people.size < known.length) return;
    const counts = new Set(known.filter(({ kind }) => kind !== 'guest').map(({ id }) => id));
    const players = seats.flatMap(({ seat, account, bot }) =>
      account !== null && counts.has(account)
        ? [{ account, place: bot === null ? (result.places[seat] ?? row.players) : row.players + 1 }]
        : [],
    );
    const before = await Promise.all(players.map(({ account }) => this.find(trx, account, row)));
    const after = rated(
      before.map((rating) => rating ?? NEWCOMER),
      players.map(({ place }) => place),
    );
    for (const [i, { account, place }] of players.entries()) {
      const strength = after[i] ?? NEWCOMER;
      const games = (before[i]?.games ?? 0) + 1;
      const fields = { mu: strength.mu, sigma: strength.sigma, games, changed_at: now };
      await trx
        .insertInto('ratings')
        .values({ account_id: account, game: row.game, players: row.players, ...fields })
        .onConflict((c) => c.columns(['account_id', 'game', 'players']).doUpdateSet(fields))
        .execute();
      const was = before[i] ?? NEWCOMER;
      await trx
        .insertInto('rating_changes')
        .values({
          table_id: row.id,
          account_id: account,
          place,
          mu_before: was.mu,
          mu_after: strength.mu,
          sigma_before: was.sigma,
          sigma_after: strength.sigma,
          at: now,
        })
        .execute();
    }
  }

  /** The best at a game with so many seats. */
  async best(game: string, players: number) {
    const rows = await this.store.database.query
      .selectFrom('ratings')
      .innerJoin('accounts', 'accounts.id', 'ratings.account_id')
      .select(['accounts.id', 'accounts.name', 'accounts.kind', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where('ratings.players', '=', players)
      .orderBy((e) => e('ratings.mu', '-', sql<number>`3 * ${e.ref('ratings.sigma')}`), 'desc')
      .limit(100)
      .execute();
    return rows.map(({ mu, sigma, ...rest }) => ({ ...rest, rating: shown({ mu, sigma }) }));
  }

  async of(account: string) {
    const rows = await this.store.database.query
      .selectFrom('ratings')
      .select(['game', 'players', 'mu', 'sigma', 'games'])
      .where('account_id', '=', account)
      .execute();
    return rows.map(({ mu, sigma, ...rest }) => ({ ...rest, rating: shown({ mu, sigma }) }));
  }

  private async find(trx: Query, account: string, { game, players }: TableRow) {
    return trx
      .selectFrom('ratings')
      .selectAll()
      .where('account_id', '=', account)
      .where('game', '=', game)
      .where('players', '=', players)
      .executeTakeFirst();
  }
}
