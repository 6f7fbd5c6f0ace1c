import { type AnyGame, isOver, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import { breathing } from '../breathe.ts';
import { Kept } from '../kept.ts';
import type { EntryRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { Held, TooShallow } from './held.ts';
import { sheetOf, shippedName } from './sheets.ts';

const MEGABYTE = 1_000_000;
/** By what tables are believed to weigh in memory. */
const KEPT_IN_MEMORY = 200 * MEGABYTE;
/** Games that are over are looked at for a moment by those who were there, and seldom after that. */
const KEPT_WHEN_OVER = 20 * MEGABYTE;
/** A table keeps every position since it was built; one that has grown this long is built anew from a later one. */
const LONGEST_IN_MEMORY = 60;

/** Builds tables from what is stored, and keeps the latest used ones. The memory is a help, never an authority. */
export class Loader {
  private readonly store: Store;
  private readonly games: readonly AnyGame[];
  private readonly playing = new Kept<Held>(KEPT_IN_MEMORY);
  private readonly over = new Kept<Held>(KEPT_WHEN_OVER);

  constructor(store: Store, games: readonly AnyGame[]) {
    this.store = store;
    this.games = games;
  }

  /** The table as the database has it now. */
  async now(row: TableRow): Promise<Held | Problem> {
    const known = this.playing.get(row.id) ?? this.over.get(row.id);
    if (known) {
      // The row counts its entries: when it has no more than is known, there are none to read.
      const held = known.seq < row.seq ? await this.catchUp(known) : known;
      if (held?.deepEnough && held.told.length < LONGEST_IN_MEMORY) return this.remember(held);
      this.forget(row.id);
    }
    const built = await this.build(row);
    return isProblem(built) ? built : this.remember(built);
  }

  /** The table as it stood after that entry; not kept. */
  async at(row: TableRow, seq: number): Promise<Held | Problem> {
    return this.build(row, seq);
  }

  /** From the very first position, for its whole story. What was taken back is not played again; while it is played, others have their turn. */
  async whole(row: TableRow, upTo?: number): Promise<Held | Problem> {
    const table = await this.fromSeed(row);
    if (isProblem(table)) return table;
    const entries = await this.store.log.entries(row.id, 0, upTo);
    const breath = breathing();
    for (const { seq, line } of decided(entries)) {
      const refused = table.playLine(line);
      if (refused) throw new Error(`entry ${seq} of ${row.id} is refused: ${refused.code} ${refused.rule}`);
      await breath();
    }
    const last = entries.at(-1);
    if (table.state.ply !== (last?.ply ?? table.state.ply)) throw new Error(`the log of ${row.id} leads elsewhere`);
    return new Held(row.id, table, last?.seq ?? 0, 0);
  }

  forget(id: string): void {
    this.playing.delete(id);
    this.over.delete(id);
  }

  /** The rules that the table was opened under, or the reason why it cannot go on under those of today. */
  gameOf(row: Pick<TableRow, 'game' | 'version'>): AnyGame | Problem {
    const game = this.games.find((known) => known.id === row.game);
    if (!game) return problem('unknown-game', { game: row.game });
    if (game.version !== row.version) return problem('rules-version', { wanted: row.version, here: game.version });
    return game;
  }

  /** Whether a table is played with another component sheet than the one that the game ships. */
  hasOwnSheet({ game, sheet }: Pick<TableRow, 'game' | 'sheet'>): boolean {
    const known = this.games.find(({ id }) => id === game);
    if (!known) return false;
    return sheet !== shippedName(known);
  }

  private async catchUp(held: Held): Promise<Held | undefined> {
    const entries = await this.store.log.entries(held.id, held.seq);
    try {
      // Another reader may have caught up while this one waited for the database.
      for (const entry of entries) if (entry.seq > held.seq) held.apply(entry);
      return held;
    } catch (error) {
      if (error instanceof TooShallow) return undefined;
      this.forget(held.id);
      throw error;
    }
  }

  private async build(row: TableRow, upTo?: number): Promise<Held | Problem> {
    const game = this.gameOf(row);
    if (isProblem(game)) return game;
    for (const snapshot of await this.store.log.snapshots(row.id, upTo)) {
      const entries = await this.store.log.entries(row.id, snapshot.seq, upTo);
      if (!isUsable(snapshot.ply, entries)) continue;
      const setup = await this.setup(row, game);
      const table = Table.from(game, setup, JSON.parse(snapshot.body));
      if (isProblem(table)) return table;
      return filled(new Held(row.id, table, snapshot.seq, snapshot.ply), entries);
    }
    const start = await this.fromSeed(row);
    if (isProblem(start)) return start;
    return filled(new Held(row.id, start, 0, 0), await this.store.log.entries(row.id, 0, upTo));
  }

  private async fromSeed(row: TableRow): Promise<Table | Problem> {
    const game = this.gameOf(row);
    if (isProblem(game)) return game;
    return Table.open(game, { ...(await this.setup(row, game)), seed: row.seed });
  }

  private async setup(row: TableRow, game: AnyGame) {
    return {
      players: row.players,
      options: JSON.parse(row.options) as Record<string, string>,
      sheet: await sheetOf(this.store, game, row),
    };
  }

  private remember(held: Held): Held {
    this.forget(held.id);
    const kept = isOver(held.table.state) ? this.over : this.playing;
    kept.put(held.id, held, held.weight);
    return held;
  }
}

/** The moves that were not taken back. */
export function decided(entries: readonly EntryRow[]): EntryRow[] {
  const moves: EntryRow[] = [];
  for (const entry of entries) {
    moves.length = Math.min(moves.length, entry.kind === 'move' ? entry.ply - 1 : entry.ply);
    if (entry.kind === 'move') moves.push(entry);
  }
  return moves;
}

function filled(held: Held, entries: readonly EntryRow[]): Held {
  for (const entry of entries) held.apply(entry);
  return held;
}

/** A position serves if no later undo went back behind it, and if a decision follows that could be undone. */
function isUsable(ply: number, entries: readonly EntryRow[]): boolean {
  const last = entries.at(-1);
  if (!last) return ply === 0;
  return last.ply > ply && entries.every((entry) => entry.ply >= ply);
}
