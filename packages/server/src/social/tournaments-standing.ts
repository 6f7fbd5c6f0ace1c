import { type Problem, problem } from '@cromford/kernel';
import type { Announced, ListedTournament, PairedTable, Result, Standing, Tournament } from '@cromford/protocol';
import type { Query } from '../storage/database.ts';
import type { TournamentRow } from '../storage/schema-social.ts';
import type { TableStage } from '../storage/schema-tables.ts';
import { tornPart } from '../tables/row-parts.ts';
import type { Torn } from '../tables/torn.ts';
import { pairedSeats, tornInTournament } from './tournament-parts.ts';
import { entrants, findTournament } from './tournaments.ts';

const LATEST = 50;

/** The latest tournaments that can be read, with how far they are. */
export async function listTournaments(query: Query, onTorn: (torn: Torn) => void): Promise<ListedTournament[]> {
  const all = await query.selectFrom('tournaments').selectAll().orderBy('created_at', 'desc').limit(LATEST).execute();
  const rows = all.filter((row) => {
    const torn = tornInTournament(row);
    if (torn) onTorn(torn);
    return !torn;
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const entered = await query
    .selectFrom('entrants')
    .select(['tournament_id', (e) => e.fn.countAll().as('n')])
    .where('tournament_id', 'in', ids)
    .groupBy('tournament_id')
    .execute();
  const paired = await query
    .selectFrom('pairings')
    .leftJoin('tables', 'tables.id', 'pairings.table_id')
    .select(['pairings.tournament_id', 'tables.stage', (e) => e.fn.countAll().as('n')])
    .where('pairings.tournament_id', 'in', ids)
    .groupBy(['pairings.tournament_id', 'tables.stage'])
    .execute();
  return rows.map((row) => {
    const tables = paired.filter(({ tournament_id }) => tournament_id === row.id);
    const count = (all: typeof tables) => all.reduce((sum, { n }) => sum + Number(n), 0);
    const ended = count(tables.filter(({ stage }) => hasEnded(stage)));
    return {
      ...announced(row, count(tables), ended),
      entrants: Number(entered.find(({ tournament_id }) => tournament_id === row.id)?.n ?? 0),
      tables: count(tables),
      ended,
    };
  });
}

/** One tournament: who takes part, the tables by round, and the standing as it follows from their results. */
export async function viewTournament(query: Query, id: string): Promise<Tournament | Problem> {
  const row = await findTournament(query, id);
  if (!row) return problem('no-such-thing');
  const tables = await pairedTables(query, id);
  const accounts = await entrants(query, id);
  const people = await query
    .selectFrom('accounts')
    .select(['id', 'name', 'kind'])
    .where('id', 'in', [row.host, ...accounts])
    .execute();
  const ended = tables.filter(({ stage }) => hasEnded(stage)).length;
  return {
    tournament: {
      ...announced(row, tables.length, ended),
      host: row.host,
      options: JSON.parse(row.options),
      clock: JSON.parse(row.clock),
    },
    people,
    tables,
    standing: standingOf(accounts, tables),
  };
}

/** One point for each opponent that was left behind, half of one for a shared place. */
export function standingOf(
  accounts: readonly string[],
  tables: readonly Pick<PairedTable, 'seats' | 'places'>[],
): Standing[] {
  const lines = accounts.map((account) => {
    const played = tables.flatMap(({ seats, places }) =>
      places && seats.includes(account) ? [{ places, mine: places[seats.indexOf(account)] ?? places.length }] : [],
    );
    return {
      account,
      points: played.reduce((sum, { places, mine }) => sum + leftBehind(places, mine), 0),
      games: played.length,
      wins: played.filter(({ mine }) => mine === 1).length,
    };
  });
  return lines.sort((a, b) => b.points - a.points || b.wins - a.wins);
}

function leftBehind(places: readonly number[], mine: number): number {
  const behind = places.filter((place) => place > mine).length;
  const beside = places.filter((place) => place === mine).length - 1;
  return behind + beside / 2;
}

async function pairedTables(query: Query, id: string): Promise<PairedTable[]> {
  const rows = await query
    .selectFrom('pairings')
    .leftJoin('tables', 'tables.id', 'pairings.table_id')
    .select([
      'pairings.tournament_id',
      'pairings.round',
      'pairings.seats',
      'pairings.table_id',
      'tables.stage',
      'tables.result',
    ])
    .where('tournament_id', '=', id)
    .orderBy('number')
    .execute();
  const left = await query
    .selectFrom('seats')
    .innerJoin('pairings', 'pairings.table_id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat'])
    .where('pairings.tournament_id', '=', id)
    .where('seats.bot', 'is not', null)
    .execute();
  return rows.map(({ tournament_id, round, seats, table_id, stage, result }) => ({
    round,
    seats: [...pairedSeats({ tournament_id, seats })],
    table: table_id,
    stage,
    places: placesOf(
      result,
      left.flatMap((seat) => (seat.table_id === table_id ? [seat.seat] : [])),
    ),
  }));
}

/** Whoever has left the seat to a bot has come in last, as in the ratings. */
function placesOf(result: string | null, left: readonly number[]): number[] | null {
  if (result === null || tornPart({ result })) return null;
  const { places } = JSON.parse(result) as Result;
  return places.map((place, seat) => (left.includes(seat) ? places.length + 1 : place));
}

function announced(row: TournamentRow, tables: number, ended: number): Announced {
  const { id, name, game, players, stage, created_at } = row;
  return { id, name, game, players, stage: tables > 0 && ended === tables ? 'over' : stage, created: created_at };
}

const hasEnded = (stage: TableStage | null) => stage === 'over' || stage === 'closed';
