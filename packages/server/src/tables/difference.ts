import { type AnyGame, hashesInForms, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import type { EntryRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { optionsOf } from './row-parts.ts';
import { sheetOf } from './sheets.ts';

/** Where a stored game, replayed from its seed by the rules of today, comes to something else than what was noted while it was played. */
export async function difference(
  store: Store,
  game: AnyGame,
  row: TableRow,
  log: readonly EntryRow[],
): Promise<Problem | undefined> {
  if (row.seq !== log.length) return problem('log-length', { head: row.seq, entries: log.length });
  const table = Table.open(game, {
    players: row.players,
    options: optionsOf(row),
    seed: row.seed,
    sheet: await sheetOf(store, game, row),
  });
  if (isProblem(table)) return table;
  const noted = new Map((await store.log.hashes(row.id)).map((snapshot) => [snapshot.seq, snapshot.hash]));
  const check = (seq: number) => {
    const wanted = noted.get(seq);
    if (wanted === undefined) return undefined;
    // What was noted before a field was added to the state was noted without it.
    const found = hashesInForms(table.state, table.engine.rules.addedFields);
    return found.includes(wanted) ? undefined : problem('position', { seq, wanted, found: found[0] ?? '' });
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
