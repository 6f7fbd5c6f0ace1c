import { type AnyGame, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import { pairedSeats, tornInTournament } from './social/tournament-parts.ts';
import type { EntryRow, TableRow } from './storage/schema-tables.ts';
import type { Store } from './storage/store.ts';
import { isOfDatabase } from './tables/damage.ts';
import { difference } from './tables/difference.ts';
import { keptPosition } from './tables/kept-position.ts';
import { optionsOf, tornPart } from './tables/row-parts.ts';
import { sheetOf } from './tables/sheets.ts';
import { standingOf, takenOf } from './tables/standing.ts';
import { Torn } from './tables/torn.ts';

export { openStoreToRead } from './storage/store.ts';

/** What the rules of today make of one stored game. */
export interface Finding {
  readonly table: string;
  readonly game: string;
  /** Played under this version; today's is `here`. */
  readonly version: number;
  readonly here: number | null;
  readonly stage: TableRow['stage'];
  readonly entries: number;
  /**
   * `same`: played by this version, and comes to every position that was noted. `carried`: by an older one, and comes to the same: it goes on
   * without a word. `asked`: it comes to something else while it is being played: it waits until its players agree to go on. `shown`: the
   * same of a game that is over. `different`: it is damaged, cannot go on, or could never begin.
   */
  readonly outcome: 'same' | 'carried' | 'asked' | 'shown' | 'different';
  /** The first thing that is different. */
  readonly problem?: Problem;
  /** Where something is different: whether it is shown to its end as it was played. */
  readonly isAsPlayed?: boolean;
}

export interface Verdict {
  /** Those that have begun. */
  readonly tables: number;
  readonly entries: number;
  readonly carried: number;
  readonly asked: readonly Finding[];
  readonly shown: readonly Finding[];
  readonly different: readonly Finding[];
  /** Those that cannot be read. */
  readonly tournaments: readonly TornTournament[];
}

export interface TornTournament {
  readonly tournament: string;
  readonly game: string;
  readonly stage: string;
  readonly problem: Problem;
}

const PAGE = 200;

/**
 * Replays every stored game from its seed under the rules of today and compares it with every position that was noted while it was
 * played. To be run with a new version before it is deployed; it changes nothing.
 */
export async function verifyStore(
  store: Store,
  games: readonly AnyGame[],
  onFinding: (finding: Finding, done: number, total: number) => void = () => {},
): Promise<Verdict> {
  const total = await store.database.query
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirst();
  let done = 0;
  let tables = 0;
  let entries = 0;
  const found: Finding[] = [];
  let after = '';
  for (;;) {
    const rows = await store.database.query
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const finding = await verifyTable(store, games, row);
      done++;
      if (row.stage !== 'open') tables++;
      onFinding(finding, done, Number(total?.count ?? 0));
      entries += finding.entries;
      if (finding.outcome !== 'same') found.push(finding);
    }
    const last = rows.at(-1);
    if (!last) {
      const of = (outcome: Finding['outcome']) => found.filter((finding) => finding.outcome === outcome);
      const carried = of('carried').length;
      return {
        tables,
        entries,
        carried,
        asked: of('asked'),
        shown: of('shown'),
        different: of('different'),
        tournaments: await tornTournaments(store),
      };
    }
    after = last.id;
  }
}

async function verifyTable(store: Store, games: readonly AnyGame[], row: TableRow): Promise<Finding> {
  const game = games.find(({ id }) => id === row.game);
  const log = await store.log.entries(row.id, 0);
  return {
    table: row.id,
    game: row.game,
    version: row.version,
    here: game?.version ?? null,
    stage: row.stage,
    entries: log.length,
    ...(await fateOrDamage(store, game, row, log)),
  };
}

type Fate = Pick<Finding, 'outcome' | 'problem' | 'isAsPlayed'>;

const different = (wrong: Problem): Fate => ({ outcome: 'different', problem: wrong });

/** Whatever one table holds, the others are looked at as well. */
async function fateOrDamage(
  store: Store,
  game: AnyGame | undefined,
  row: TableRow,
  log: readonly EntryRow[],
): Promise<Fate> {
  if (!game) return different(problem('unknown-game', { game: row.game }));
  const torn = tornPart(row);
  if (torn) return different(problem('table-part', { part: torn }));
  const seats = await store.rooms.seats(row.id);
  if (seats.length !== row.players || seats.some(({ seat }, index) => seat !== index))
    return different(problem('table-seats', { seats: seats.length, players: row.players }));
  try {
    return await fateOf(store, game, row, log);
  } catch (error) {
    if (error instanceof Torn) return different(problem('table-part', { part: error.part }));
    if (isOfDatabase(error)) throw error;
    return different(problem('table-unreadable', { reason: error instanceof Error ? error.message : String(error) }));
  }
}

async function fateOf(store: Store, game: AnyGame, row: TableRow, log: readonly EntryRow[]): Promise<Fate> {
  if (row.version > game.version)
    return different(problem('rules-version', { wanted: row.version, here: game.version }));
  if (row.stage === 'open') {
    const sheet = await sheetOf(store, game, row);
    const first = Table.open(game, { players: row.players, options: optionsOf(row), seed: row.seed, sheet });
    return isProblem(first) ? different(first) : { outcome: 'same' };
  }
  const damaged = (await store.log.snapshots(row.id)).find((snapshot) => keptPosition(snapshot) === undefined);
  if (damaged) return different(problem('kept-position', { seq: damaged.seq }));
  const isOlder = row.version < game.version;
  if (!isOlder && takenOf(row).length === 0) {
    const wrong = await difference(store, game, row, log);
    return wrong ? different(wrong) : { outcome: 'same' };
  }
  const standing = await standingOf(store, game, row, log);
  if (isProblem(standing)) return different(standing);
  const { differs, isAsPlayed, table } = standing;
  if (!differs) return { outcome: isOlder ? 'carried' : 'same' };
  if (row.stage !== 'playing' && row.stage !== 'paused') return { outcome: 'shown', problem: differs, isAsPlayed };
  const stuck = table.takeUp();
  return stuck ? different(stuck) : { outcome: 'asked', problem: differs, isAsPlayed };
}

async function tornTournaments(store: Store): Promise<TornTournament[]> {
  const { query } = store.database;
  const rows = await query.selectFrom('tournaments').selectAll().orderBy('id').execute();
  const pairings = await query.selectFrom('pairings').select(['tournament_id', 'seats']).execute();
  return rows.flatMap((row) => {
    const torn = tornInTournament(row) ?? tornPairing(pairings.filter((pairing) => pairing.tournament_id === row.id));
    if (!torn) return [];
    const { id: tournament, game, stage } = row;
    return [{ tournament, game, stage, problem: problem('table-part', { part: torn.part }) }];
  });
}

function tornPairing(pairings: readonly Parameters<typeof pairedSeats>[0][]): Torn | undefined {
  try {
    for (const pairing of pairings) pairedSeats(pairing);
    return undefined;
  } catch (error) {
    if (error instanceof Torn) return error;
    throw error;
  }
}
