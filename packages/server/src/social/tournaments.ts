import { setTimeout as sleep } from 'node:timers/promises';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { openingSchema, type WantedTournament } from '@cromford/protocol/wanted';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { networksOf } from '../security/networks.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Query } from '../storage/database.ts';
import type { TournamentRow } from '../storage/schema-social.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import type { Damage } from '../tables/damage.ts';
import type { Openings } from '../tables/opening.ts';
import { roundRobin } from './round-robin.ts';
import { pairedSeats, tornInTournament } from './tournament-parts.ts';

/** How the keys of tournaments' tables begin. */
const TABLE_KEY = 'tournament-';
/** So many tables are opened by one job; the next one goes on. */
const AT_ONCE = 10;

/** Whoever opens a table chooses its key: what this says is a reason to play fair, never a right to anything. */
export const isOfTournament = ({ key }: { readonly key: string }) => key.startsWith(TABLE_KEY);

export interface TournamentParts {
  readonly store: Store;
  readonly openings: Openings;
  readonly jobs: Jobs;
  readonly damage: Damage;
  readonly now: () => number;
  /** The bot that plays on for whoever leaves or runs out of time, so that nobody holds up the others. */
  readonly takeover: string;
}

/** Round robins. All tables are opened at the start and played whenever their players meet. The standing: tournaments-standing.ts. */
export class Tournaments {
  private readonly parts: TournamentParts;

  constructor(parts: TournamentParts) {
    this.parts = parts;
  }

  private get store(): Store {
    return this.parts.store;
  }

  /** Opens tables of tournaments that have begun. */
  async take(): Promise<void> {
    const { jobs, damage } = this.parts;
    await jobs.work('tournament', async ({ id }) => {
      await damage.orTorn(() => this.openSome(String(id)));
    });
  }

  /** Where a node died while tables were being opened, another goes on. */
  async sweep(): Promise<void> {
    const rows = await this.store.database.query
      .selectFrom('pairings')
      .select('tournament_id')
      .distinct()
      .where('table_id', 'is', null)
      .execute();
    for (const { tournament_id } of rows) await this.send(tournament_id);
  }

  async announce(actor: Actor, wanted: WantedTournament): Promise<{ id: string } | Problem> {
    const open = await this.store.database.query
      .selectFrom('tournaments')
      .select('id')
      .where('host', '=', actor.account)
      .where('stage', '=', 'open')
      .execute();
    if (open.length >= QUOTAS.tournaments) return problem('quota', { what: 'tournaments', most: QUOTAS.tournaments });
    const id = newId();
    const { name, game, players, options, clock } = wanted;
    const row = { id, name, game, players, host: actor.account, stage: 'open' as const, created_at: this.parts.now() };
    await this.store.database.query
      .insertInto('tournaments')
      .values({ ...row, options: JSON.stringify(options), clock: JSON.stringify(clock) })
      .execute();
    return { id };
  }

  async enter(actor: Actor, id: string): Promise<Problem | undefined> {
    return this.whileOpen(id, async (trx) => {
      const others = await entrants(trx, id);
      if (others.length >= QUOTAS.entrants) return problem('quota', { what: 'entrants', most: QUOTAS.entrants });
      if (actor.kind === 'guest' && (await guestsWith(trx, actor.account, others)) >= QUOTAS.guestsTogether)
        return problem('quota', { what: 'guests-together', most: QUOTAS.guestsTogether });
      await trx
        .insertInto('entrants')
        .values({ tournament_id: id, account_id: actor.account, joined_at: this.parts.now() })
        .onConflict((known) => known.columns(['tournament_id', 'account_id']).doNothing())
        .execute();
      return undefined;
    });
  }

  async leave(actor: Actor, id: string): Promise<Problem | undefined> {
    return this.whileOpen(id, async (trx) => {
      await trx
        .deleteFrom('entrants')
        .where('tournament_id', '=', id)
        .where('account_id', '=', actor.account)
        .execute();
      return undefined;
    });
  }

  /** The host calls it off before it begins. */
  async callOff(actor: Actor, id: string): Promise<Problem | undefined> {
    return this.whileOpen(id, async (trx, row) => {
      if (row.host !== actor.account) return problem('no-such-thing');
      await trx.deleteFrom('entrants').where('tournament_id', '=', id).execute();
      await trx.deleteFrom('tournaments').where('id', '=', id).execute();
      return undefined;
    });
  }

  /** Draws the rounds, and says how many tables there will be: they are opened one after the other, while everybody else plays on. */
  async start(actor: Actor, id: string): Promise<{ tables: number } | Problem> {
    const row = await findTournament(this.store.database.query, id);
    if (!row || row.host !== actor.account) return problem('no-such-thing');
    const drawn = row.stage === 'open' ? await this.draw(id) : undefined;
    if (drawn) return drawn;
    const missing = await this.missing(id);
    if (missing.length === 0) return problem('not-open', { stage: row.stage });
    await this.send(id);
    return { tables: missing.length };
  }

  /** Some of the tables that are missing; the rest is for the next job. Between two of them everybody else has his turn. */
  private async openSome(id: string): Promise<void> {
    const row = await findTournament(this.store.database.query, id);
    if (!row) return;
    const missing = await this.missing(id);
    for (const { number, ...paired } of missing.slice(0, AT_ONCE)) {
      const began = performance.now();
      const table = await this.openTable(row, number, pairedSeats(paired));
      if (isProblem(table)) throw new Error(`table ${number} of tournament ${id} cannot be opened: ${table.code}`);
      await this.store.database.query
        .updateTable('pairings')
        .set({ table_id: table.id })
        .where('tournament_id', '=', id)
        .where('number', '=', number)
        .execute();
      await sleep(performance.now() - began);
    }
    if (missing.length > AT_ONCE) await this.send(id);
  }

  private missing(id: string) {
    return this.store.database.query
      .selectFrom('pairings')
      .select(['tournament_id', 'number', 'seats'])
      .where('tournament_id', '=', id)
      .where('table_id', 'is', null)
      .orderBy('number')
      .execute();
  }

  private async send(id: string): Promise<void> {
    await this.parts.jobs.send('tournament', { id }, { key: id });
  }

  private async draw(id: string): Promise<Problem | undefined> {
    return this.whileOpen(id, async (trx, { players, host }) => {
      const people = await entrants(trx, id);
      if (people.length < players) return problem('few-entrants', { entrants: people.length, least: players });
      const games = roundRobin(people.length, players).flatMap((round, n) =>
        round.map((game) => ({ seats: game.map((i) => people[i] ?? ''), round: n + 1 })),
      );
      if ((await hostedBy(trx, host)) + games.length > QUOTAS.hosted)
        return problem('quota', { what: 'hosted', most: QUOTAS.hosted });
      await trx
        .insertInto('pairings')
        .values(
          games.map(({ seats, round }, number) => ({
            tournament_id: id,
            number,
            round,
            seats: JSON.stringify(seats),
            table_id: null,
          })),
        )
        .execute();
      await trx.updateTable('tournaments').set({ stage: 'playing' }).where('id', '=', id).execute();
      return undefined;
    });
  }

  /** The key leads to the same table however often it is asked for. */
  private openTable(row: TournamentRow, number: number, seats: readonly string[]) {
    const host: Actor = { account: row.host, kind: 'member', role: 'player' };
    const opening = openingSchema.parse({
      key: `${TABLE_KEY}${row.id}-${number}`,
      game: row.game,
      players: row.players,
      options: JSON.parse(row.options),
      clock: JSON.parse(row.clock),
      title: row.name,
      access: 'public',
      takeover: this.parts.takeover,
    });
    return this.parts.openings.openFor(host, opening, seats);
  }

  /** Nobody comes, goes or starts it meanwhile: the row is held by writing to it. */
  private async whileOpen(
    id: string,
    work: (trx: Query, row: TournamentRow) => Promise<Problem | undefined>,
  ): Promise<Problem | undefined> {
    return this.store.database.transaction(async (trx) => {
      const held = await trx
        .updateTable('tournaments')
        .set({ stage: 'open' })
        .where('id', '=', id)
        .where('stage', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (held) return work(trx, held);
      const row = await findTournament(trx, id);
      return row ? problem('not-open', { stage: row.stage }) : problem('no-such-thing');
    });
  }
}

/** Throws where it cannot be read. */
export async function findTournament(query: Query, id: string): Promise<TournamentRow | undefined> {
  const row = await query.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  const torn = row && tornInTournament(row);
  if (torn) throw torn;
  return row;
}

/** In the order in which they came. */
export async function entrants(query: Query, id: string): Promise<string[]> {
  const rows = await query
    .selectFrom('entrants')
    .select('account_id')
    .where('tournament_id', '=', id)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** How many guests among them come from where this one does: names cost nothing, and one person has many. */
export async function guestsWith(query: Query, guest: string, others: readonly string[]): Promise<number> {
  if (others.length === 0) return 0;
  const guests = await query
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...others])
    .where('kind', '=', 'guest')
    .where('id', '!=', guest)
    .execute();
  const networks = await networksOf(query, [guest, ...guests.map(({ id }) => id)]);
  return guests.filter(({ id }) => networks.get(id) === networks.get(guest)).length;
}

/** Tables of this account that are not over, and those that its tournaments are still to open. */
async function hostedBy(query: Query, host: string): Promise<number> {
  const opened = await query
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('count'))
    .where('host', '=', host)
    .where('stage', 'in', ['open', 'playing', 'paused'])
    .executeTakeFirst();
  const drawn = await query
    .selectFrom('pairings')
    .innerJoin('tournaments', 'tournaments.id', 'pairings.tournament_id')
    .select((e) => e.fn.countAll().as('count'))
    .where('tournaments.host', '=', host)
    .where('pairings.table_id', 'is', null)
    .executeTakeFirst();
  return Number(opened?.count ?? 0) + Number(drawn?.count ?? 0);
}
