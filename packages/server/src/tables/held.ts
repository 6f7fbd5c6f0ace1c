import {
  type Event,
  hash,
  type Move,
  type Previewed,
  type Problem,
  type Seat,
  type State,
  type Table,
} from '@cromford/kernel';
import type { Position, Told } from '@cromford/protocol';
import type { EntryRow, SnapshotRow } from '../storage/schema-tables.ts';

/** More than this many entries are not replayed, turn or no turn. */
const LONGEST_REPLAY = 25;

/** A plain value in memory takes up several times what it does as text. */
const BYTES_OF_A_LETTER = 4;
/** A sheet of its own may be shared by several tables; it is put down for each of them. */
const LARGEST_OWN_SHEET = 100_000;

/** A table in memory: the position after `seq` entries, and the entries since the position that it was built from. */
export class Held {
  readonly id: string;
  readonly table: Table;
  seq: number;
  readonly told: Told[] = [];
  /** What has been made of this position already, by viewpoint: many look from the same one. */
  readonly seen = new Map<string, Position>();
  /** It was played by older rules, and those of today come to something else: it can be looked at until its players take it up. */
  readonly older: Problem | undefined;
  private readonly base: number;
  /** Of a position, in letters of JSON. */
  private readonly size: number;
  private kept: number;

  constructor(id: string, table: Table, seq: number, base: number, older?: Problem) {
    this.older = older;
    this.id = id;
    this.table = table;
    this.seq = seq;
    this.base = base;
    this.size = JSON.stringify(table.state).length;
    this.kept = seq;
  }

  /** What it is believed to take up: a position for every decision since it was built, the views made of it, its sheet if that is its own. */
  get weight(): number {
    const { history, setup, game } = this.table;
    const positions = 1 + history.length + this.seen.size;
    const letters = positions * (this.size + 500) + (setup.sheet === game.sheet ? 0 : LARGEST_OWN_SHEET);
    return letters * BYTES_OF_A_LETTER;
  }

  /** The first entry that this copy can tell about. */
  get from(): number {
    return this.told[0]?.seq ?? this.seq + 1;
  }

  /** Undo needs the decision before: without it the table is built again from an older position. */
  get deepEnough(): boolean {
    return this.table.history.length > 0 || this.base === 0;
  }

  /**
   * Takes an entry that the database has. One that does not fit is damage or another rules version, never a player's mistake. `ahead`: what it
   * leads to, where this was worked out before it was stored.
   */
  apply(entry: EntryRow, ahead?: Previewed): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} of ${this.id} after ${this.seq}`);
    const events = entry.kind === 'move' ? this.move(entry, ahead) : this.takeBack(entry);
    if (this.table.state.ply !== entry.ply) throw new Error(`entry ${entry.seq} of ${this.id} leads elsewhere`);
    this.seq = entry.seq;
    this.seen.clear();
    const { seq, kind, seat, line, at } = entry;
    this.told.push({ seq, kind, seat, line, at, events });
  }

  /** The position after this move, if it is worth keeping: at the end of a turn, after a draw, or when the way to it has grown long. */
  snapshotFor(seat: Seat, seq: number, after: State): (Omit<SnapshotRow, 'table_id'> & { body: string }) | undefined {
    const due = this.table.engine.due(after);
    const turnEnds = due?.seat !== seat || after.barrier === after.ply;
    if (!turnEnds && seq - this.kept < LONGEST_REPLAY) return undefined;
    this.kept = seq;
    return { seq, ply: after.ply, hash: hash(after), body: JSON.stringify(after) };
  }

  private move(entry: EntryRow, ahead?: Previewed): readonly Event[] {
    if (ahead) {
      this.table.keep(ahead);
      return ahead.events;
    }
    const refused = this.table.playLine(entry.line);
    if (refused) throw new Error(`entry ${entry.seq} of ${this.id} is refused: ${refused.code} ${refused.rule}`);
    return this.table.history[this.table.history.length - 1]?.events ?? [];
  }

  private takeBack(entry: EntryRow): readonly Event[] {
    for (let n = Number(entry.line); n > 0; n--) {
      if (this.table.history.length === 0)
        throw new Error('an agreed undo goes back past the position that this copy was built from');
      this.table.takeBack();
    }
    return [];
  }
}

/** A line of notation as a move; the kernel says why not if it is none. */
export function readMove(table: Table, line: string): Move | undefined {
  return table.engine.rules.notation.read(line);
}
