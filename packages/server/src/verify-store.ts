import { type AnyGame, hash, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import type { EntryRow, TableRow } from './storage/schema-tables.ts';
import type { Store } from './storage/store.ts';
import { sheetOf } from './tables/sheets.ts';

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
  /** `same`: it replays to every position that was noted. Otherwise the first thing that is different. */
  readonly outcome: 'same' | 'different';
  readonly problem?: Problem;
}

export interface Verdict {
  readonly tables: number;
  readonly entries: number;
  readonly different: readonly Finding[];
  /** Games that are being played under a version which this program no longer plays. */
  readonly stranded: readonly Finding[];
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
    .where('stage', '!=', 'open')
    .executeTakeFirst();
  let tables = 0;
  let entries = 0;
  const different: Finding[] = [];
  const stranded: Finding[] = [];
  let after = '';
  for (;;) {
    const rows = await store.database.query
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', after)
      .where('stage', '!=', 'open')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const finding = await verifyTable(store, games, row);
      tables++;
      onFinding(finding, tables, Number(total?.count ?? 0));
      entries += finding.entries;
      if (finding.outcome === 'different') different.push(finding);
      if (finding.version !== finding.here && (row.stage === 'playing' || row.stage === 'paused'))
        stranded.push(finding);
    }
    const last = rows.at(-1);
    if (!last) return { tables, entries, different, stranded };
    after = last.id;
  }
}

async function verifyTable(store: Store, games: readonly AnyGame[], row: TableRow): Promise<Finding> {
  const game = games.find(({ id }) => id === row.game);
  const log = await store.log.entries(row.id, 0);
  const wrong = game ? await difference(store, game, row, log) : problem('unknown-game', { game: row.game });
  return {
    table: row.id,
    game: row.game,
    version: row.version,
    here: game?.version ?? null,
    stage: row.stage,
    entries: log.length,
    outcome: wrong ? 'different' : 'same',
    ...(wrong && { problem: wrong }),
  };
}

async function difference(
  store: Store,
  game: AnyGame,
  row: TableRow,
  log: readonly EntryRow[],
): Promise<Problem | undefined> {
  if (row.seq !== log.length) return problem('log-length', { head: row.seq, entries: log.length });
  const table = Table.open(game, {
    players: row.players,
    options: JSON.parse(row.options) as Record<string, string>,
    seed: row.seed,
    sheet: await sheetOf(store, game, row),
  });
  if (isProblem(table)) return table;
  const noted = new Map((await store.log.hashes(row.id)).map((snapshot) => [snapshot.seq, snapshot.hash]));
  const check = (seq: number) => {
    const wanted = noted.get(seq);
    if (wanted === undefined) return undefined;
    const found = hash(table.state);
    return found === wanted ? undefined : problem('position', { seq, wanted, found });
  };
  const wrongStart = check(0);
  if (wrongStart) return wrongStart;
  for (const [index, entry] of log.entries()) {
    if (entry.seq !== index + 1) return problem('log-gap', { seq: index + 1, found: entry.seq });
    const wrong = step(table, entry) ?? check(entry.seq);
    if (wrong) return wrong;
  }
  return undefined;
}

function step(table: Table, entry: EntryRow): Problem | undefined {
  if (entry.kind === 'move') {
    const due = table.due();
    if (due?.seat !== entry.seat)
      return problem('seat', { seq: entry.seq, wanted: entry.seat, found: due?.seat ?? -1 });
    const refused = table.playLine(entry.line);
    if (refused)
      return { ...problem('move', { seq: entry.seq, line: entry.line, code: refused.code }), refusal: refused };
  } else for (let n = Number(entry.line); n > 0; n--) table.takeBack();
  return table.state.ply === entry.ply
    ? undefined
    : problem('ply', { seq: entry.seq, wanted: entry.ply, found: table.state.ply });
}
