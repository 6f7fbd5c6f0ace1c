import { type Problem, problem } from '@cromford/kernel';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { textSchema } from '../people/text.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import { clockSchema } from '../tables/clock.ts';
import { type Openings, openingSchema } from '../tables/opening.ts';
import type { Result } from '../tables/result.ts';
import { roundRobin } from './round-robin.ts';

export const tournamentSchema = z.strictObject({
  name: textSchema(60).pipe(z.string().min(2)),
  game: z.string().max(40),
  players: z.int().min(2).max(8),
  options: z.record(z.string().max(40), z.string().max(40)).default({}),
  clock: clockSchema.default({ kind: 'none' }),
});

/** Round robins. All tables are opened at the start and played whenever their players meet; the standing is read from the results. */
export class Tournaments {
  private readonly store: Store;
  private readonly openings: Openings;
  private readonly now: () => number;

  constructor(store: Store, openings: Openings, now: () => number) {
    this.store = store;
    this.openings = openings;
    this.now = now;
  }

  async announce(actor: Actor, wanted: z.infer<typeof tournamentSchema>): Promise<{ id: string }> {
    const id = newId();
    const { name, game, players, options, clock } = wanted;
    const row = { id, name, game, players, host: actor.account, stage: 'open' as const, created_at: this.now() };
    await this.store.database.query
      .insertInto('tournaments')
      .values({ ...row, options: JSON.stringify(options), clock: JSON.stringify(clock) })
      .execute();
    return { id };
  }

  async enter(actor: Actor, id: string): Promise<Problem | undefined> {
    const row = await this.find(id);
    if (!row) return problem('no-such-thing');
    if (row.stage !== 'open') return problem('not-open', { stage: row.stage });
    if ((await this.entrants(id)).length >= QUOTAS.entrants)
      return problem('quota', { what: 'entrants', most: QUOTAS.entrants });
    await this.store.database.query
      .insertInto('entrants')
      .values({ tournament_id: id, account_id: actor.account, joined_at: this.now() })
      .onConflict((known) => known.columns(['tournament_id', 'account_id']).doNothing())
      .execute();
    return undefined;
  }

  /** Draws the rounds and opens their tables; the host starts it once. */
  async start(actor: Actor, id: string): Promise<{ tables: number } | Problem> {
    const row = await this.find(id);
    if (!row || row.host !== actor.account) return problem('no-such-thing');
    const people = await this.entrants(id);
    if (people.length < row.players)
      return problem('players', { players: people.length, possible: `${row.players} or more` });
    const { numUpdatedRows } = await this.store.database.query
      .updateTable('tournaments')
      .set({ stage: 'playing' })
      .where('id', '=', id)
      .where('stage', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem('not-open', { stage: row.stage });
    const games = roundRobin(people.length, row.players).flatMap((round, n) =>
      round.map((game) => ({ game, round: n + 1 })),
    );
    for (const [number, { game, round }] of games.entries()) {
      const seats = game.map((i) => people[i] ?? '');
      const opening = openingSchema.parse({
        key: `tournament-${id}-${number}`.slice(0, 64),
        game: row.game,
        players: row.players,
        options: JSON.parse(row.options),
        clock: JSON.parse(row.clock),
        title: row.name,
        access: 'public',
      });
      const table = await this.openings.openFor({ ...actor, account: row.host }, opening, seats);
      if ('code' in table) return table;
      await this.store.database.query
        .insertInto('pairings')
        .values({ tournament_id: id, number, round, seats: JSON.stringify(seats), table_id: table.id })
        .execute();
    }
    return { tables: games.length };
  }

  /** Tables, and points: one for each opponent that was left behind, half for a shared place. */
  async standing(id: string) {
    const row = await this.find(id);
    if (!row) return problem('no-such-thing');
    const pairings = await this.store.database.query
      .selectFrom('pairings')
      .leftJoin('tables', 'tables.id', 'pairings.table_id')
      .select(['pairings.round', 'pairings.seats', 'pairings.table_id', 'tables.stage', 'tables.result'])
      .where('tournament_id', '=', id)
      .orderBy('number')
      .execute();
    const points = new Map((await this.entrants(id)).map((account) => [account, 0]));
    for (const { seats, result } of pairings) {
      if (result === null) continue;
      const { places } = JSON.parse(result) as Result;
      (JSON.parse(seats) as string[]).forEach((account, seat) => {
        const mine = places[seat] ?? 0;
        const won = places.reduce(
          (sum, place, other) => sum + (other === seat ? 0 : place > mine ? 1 : place === mine ? 0.5 : 0),
          0,
        );
        points.set(account, (points.get(account) ?? 0) + won);
      });
    }
    const { name, game, players, stage, host } = row;
    return {
      tournament: { id, name, game, players, host, stage },
      tables: pairings.map(({ round, seats, table_id, stage }) => ({
        round,
        seats: JSON.parse(seats),
        table: table_id,
        stage,
      })),
      standing: [...points].map(([account, sum]) => ({ account, points: sum })).sort((a, b) => b.points - a.points),
    };
  }

  async list() {
    return this.store.database.query
      .selectFrom('tournaments')
      .select(['id', 'name', 'game', 'players', 'stage', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
  }

  private async find(id: string) {
    return this.store.database.query.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  }

  private async entrants(id: string): Promise<string[]> {
    const rows = await this.store.database.query
      .selectFrom('entrants')
      .select('account_id')
      .where('tournament_id', '=', id)
      .orderBy('joined_at')
      .orderBy('account_id')
      .execute();
    return rows.map(({ account_id }) => account_id);
  }
}
