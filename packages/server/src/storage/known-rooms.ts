import type { Bus, News } from '../bus/bus.ts';
import { keepNewest } from '../keep-newest.ts';
import type { Rooms } from './rooms.ts';
import type { SeatRow, TableRow } from './schema-tables.ts';

/** A table without its log, as it was when it was read. */
export interface KnownRoom {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

const MOST_KNOWN = 2000;

/**
 * What this node knows of the tables it works at, so that a move need not read first. News makes it forget; where news is late, the log refuses
 * what was decided on an old revision. A help, never an authority.
 */
export class KnownRooms {
  private readonly rooms: Rooms;
  private readonly known = new Map<string, KnownRoom>();
  /** Tables that are being read, and whether there was news meanwhile. */
  private readonly reading = new Map<string, { isOld: boolean; readonly room: Promise<KnownRoom | undefined> }>();

  constructor(rooms: Rooms, bus: Bus) {
    this.rooms = rooms;
    bus.subscribe((news) => this.hear(news));
  }

  /** As known, else as the database has it. */
  async get(id: string): Promise<KnownRoom | undefined> {
    return this.known.get(id) ?? this.read(id);
  }

  /** As the database has it now. */
  async fresh(id: string): Promise<KnownRoom | undefined> {
    this.forget(id);
    return this.read(id);
  }

  /** After an entry of this node's own: what came of it is known without reading. */
  put(row: TableRow, seats: readonly SeatRow[]): void {
    this.forget(row.id);
    keepNewest(this.known, row.id, { row, seats }, MOST_KNOWN);
  }

  /** Somebody has seen the table so far: what is older is forgotten. */
  compare(id: string, seq: number, revision: number): void {
    const row = this.known.get(id)?.row;
    if (row && (row.seq < seq || row.revision < revision)) this.forget(id);
  }

  private forget(id: string): void {
    this.known.delete(id);
    const reading = this.reading.get(id);
    if (reading) reading.isOld = true;
  }

  private read(id: string): Promise<KnownRoom | undefined> {
    const other = this.reading.get(id);
    if (other && !other.isOld) return other.room;
    const reading = { isOld: false, room: this.rooms.whole(id) };
    this.reading.set(id, reading);
    const done = (room?: KnownRoom) => {
      if (this.reading.get(id) === reading) this.reading.delete(id);
      if (room && !reading.isOld) this.put(room.row, room.seats);
    };
    reading.room.then(done, () => done());
    return reading.room;
  }

  private hear(news: News | 'lost'): void {
    if (news === 'lost') {
      for (const reading of this.reading.values()) reading.isOld = true;
      this.known.clear();
      return;
    }
    if (news.about !== 'log' && news.about !== 'room') return;
    const row = this.known.get(news.table)?.row;
    const isKnown = row && (news.about === 'log' ? row.seq : row.revision) >= news.seq;
    if (!isKnown) this.forget(news.table);
  }
}
