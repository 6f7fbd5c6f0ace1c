import { type AnyGame, isOver, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import { breathing } from '../breathe.ts';
import { Kept } from '../kept.ts';
import type { EntryRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { Damage } from './damage.ts';
import { Held } from './held.ts';
import { keptPosition } from './kept-position.ts';
import { optionsOf } from './row-parts.ts';
import { sheetOf, shippedName } from './sheets.ts';
import { decided, standingOf, takenOf } from './standing.ts';

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
  readonly damage: Damage;

  constructor(store: Store, games: readonly AnyGame[], onError: (error: unknown) => void = () => {}) {
    this.store = store;
    this.games = games;
    this.damage = new Damage(onError);
  }

  /** The table as the database has it now. */
  async now(row: TableRow): Promise<Held | Problem> {
    return this.damage.of(row) ?? this.damage.orWhole(row.id, () => this.latest(row));
  }

  private async latest(row: TableRow): Promise<Held | Problem> {
    const known = this.playing.get(row.id) ?? this.over.get(row.id);
    // One that was looked at while it was of older rules has been taken up when its row says another version.
    if (known && (!known.older || known.table.setup.version === row.version)) {
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
    return this.damage.of(row) ?? this.damage.orWhole(row.id, () => this.build(row, seq));
  }

  /** From the very first position, for its whole story. What was taken back is not played again; while it is played, others have their turn. */
  async whole(row: TableRow, upTo?: number): Promise<Held | Problem> {
    return this.damage.of(row) ?? this.damage.orWhole(row.id, () => this.replayed(row, upTo));
  }

  private async replayed(row: TableRow, upTo?: number): Promise<Held | Problem> {
    const entries = await this.store.log.entries(row.id, 0, upTo);
    const carried = await this.carried(row, entries);
    if (carried) return carried;
    const table = await this.fromSeed(row);
    if (isProblem(table)) return table;
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

  /**
   * A game of older rules, or one that was taken up from such: as it was played. One that comes to the same by the rules of today is
   * theirs from now on, and needs nothing of this.
   */
  private async carried(row: TableRow, entries: readonly EntryRow[]): Promise<Held | Problem | undefined> {
    const game = this.gameOf(row);
    if (isProblem(game)) return game;
    const isOlder = row.version < game.version;
    if (!isOlder && takenOf(row).length === 0) return undefined;
    const standing = await standingOf(this.store, game, row, entries);
    if (isProblem(standing)) return standing;
    const { table, differs } = standing;
    if (isOlder && !differs) await this.carryOver(row, game);
    return new Held(row.id, table, entries.at(-1)?.seq ?? 0, 0, differs);
  }

  /** Where the rules of today come to something else than a table of older rules. */
  async older(row: TableRow): Promise<Pick<Problem, 'code' | 'params'> | null> {
    const game = this.games.find(({ id }) => id === row.game);
    if (!game || row.version >= game.version || row.stage === 'open' || row.seq === 0) return null;
    const held = await this.now(row);
    const differs = isProblem(held) ? held : held.older;
    return differs ? { code: differs.code, params: differs.params } : null;
  }

  private async carryOver({ id, version }: TableRow, game: AnyGame): Promise<void> {
    await this.store.rooms.change(id, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set({ version: game.version })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** The game of a table, unless it is played by rules that are yet to come here. */
  gameOf(row: Pick<TableRow, 'game' | 'version'>): AnyGame | Problem {
    const game = this.games.find((known) => known.id === row.game);
    if (!game) return problem('unknown-game', { game: row.game });
    if (game.version < row.version) return problem('rules-version', { wanted: row.version, here: game.version });
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
    } catch {
      // Too shallow for an undo, or not what the database has: it is built anew, and where that fails it is damage.
      return undefined;
    }
  }

  private async build(row: TableRow, upTo?: number): Promise<Held | Problem> {
    const game = this.gameOf(row);
    if (isProblem(game)) return game;
    const first = takenOf(row).at(-1)?.seq ?? 0;
    const isOlder = row.version < game.version;
    for (const snapshot of isOlder ? [] : await this.store.log.snapshots(row.id, upTo)) {
      // What was played before the table was taken up is not replayed by the rules of today.
      if (snapshot.seq < first) break;
      const entries = await this.store.log.entries(row.id, snapshot.seq, upTo);
      if (!isUsable(snapshot.ply, entries)) continue;
      const setup = await this.setup(row, game);
      const position = keptPosition(snapshot);
      if (position === undefined) throw new Error(`position ${snapshot.seq} is not the one that was noted`);
      const table = Table.from(game, setup, position);
      if (isProblem(table)) throw new Error(`position ${snapshot.seq} is none: ${table.code}`);
      return filled(new Held(row.id, table, snapshot.seq, snapshot.ply), entries);
    }
    const entries = await this.store.log.entries(row.id, 0, upTo);
    const carried = await this.carried(row, entries);
    if (carried) return carried;
    const start = await this.fromSeed(row);
    if (isProblem(start)) return start;
    return filled(new Held(row.id, start, 0, 0), entries);
  }

  private async fromSeed(row: TableRow): Promise<Table | Problem> {
    const game = this.gameOf(row);
    if (isProblem(game)) return game;
    return Table.open(game, { ...(await this.setup(row, game)), seed: row.seed });
  }

  private async setup(row: TableRow, game: AnyGame) {
    return {
      players: row.players,
      options: optionsOf(row),
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
