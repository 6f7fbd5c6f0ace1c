import { isProblem, type Problem, problem, type Seat } from '@cromford/kernel';
import type { Position, Room, Times } from '@cromford/protocol';
import type { KnownRoom } from '../storage/known-rooms.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Actor } from './actor.ts';
import { deadline, firstBank } from './clock.ts';
import { positionFor, storyFor } from './position.ts';
import { type RoomParts, readRoom } from './room.ts';
import { clockOf } from './row-parts.ts';
import { isHiddenFrom } from './visibility.ts';

/** From where somebody looks at a table. */
export interface Viewpoint {
  readonly table: string;
  /** `null`: a bystander. */
  readonly seat: Seat | null;
  /** Milliseconds by which a bystander lags behind. */
  readonly lag: number;
}

export interface WatchingParts extends RoomParts {
  readonly now: () => number;
}

export function timesOf({ row, seats }: KnownRoom): Times | null {
  const clock = clockOf(row);
  if (clock.kind === 'none') return null;
  const due = row.stage === 'playing' ? seats.find(({ seat }) => seat === row.due) : undefined;
  return {
    banks: seats.map(({ bank }) => bank),
    deadline: (due && deadline(clock, due.bank, row.since)) ?? null,
  };
}

/** Everything that is read about tables goes through here: who may look, from where, and what is seen from there. */
export class Watching {
  private readonly parts: WatchingParts;

  constructor(parts: WatchingParts) {
    this.parts = parts;
  }

  async viewpoint(actor: Actor | undefined, id: string): Promise<Viewpoint | Problem> {
    const row = await this.parts.store.rooms.find(id);
    if (!row) return problem('no-such-table');
    const seats = await this.parts.store.rooms.seats(id);
    const mine = actor && seats.find(({ account }) => account === actor.account);
    if (mine) return { table: id, seat: mine.seat, lag: 0 };
    if (isHiddenFrom(actor?.account, row)) return problem('no-such-table');
    return { table: id, seat: null, lag: Math.max(0, row.delay) * 1000 };
  }

  async room({ table, lag }: Viewpoint): Promise<Room | Problem> {
    const row = await this.parts.store.rooms.find(table);
    if (!row) return problem('no-such-table');
    const torn = this.parts.loader.damage.of(row);
    if (torn) return torn;
    const room = await readRoom(this.parts, row);
    const settled = row.stage === 'open' || (row.ended_at !== null && row.ended_at + lag <= this.parts.now());
    if (lag === 0 || settled) return room;
    // Whoever lags behind learns nothing from the frame around the picture either.
    const nothing = {
      seq: 0,
      due: null,
      deadline: null,
      proposals: [],
      result: null,
      ratings: [],
      rematch: null,
      changed: 0,
    };
    const seats = room.seats.map((seat) => ({ ...seat, bank: firstBank(room.clock), seen: 0 }));
    return { ...room, stage: 'playing', ...nothing, seats };
  }

  /** The position as it is seen from there; nothing to see before the start. */
  async position(from: Viewpoint, since: number): Promise<Position | Problem> {
    const row = await this.parts.store.rooms.find(from.table);
    if (!row) return problem('no-such-table');
    if (row.stage === 'open' || (row.stage === 'closed' && row.seq === 0))
      return problem('not-playing', { stage: row.stage });
    const held = from.lag > 0 ? await this.lagging(row, from.lag) : await this.parts.loader.now(row);
    return isProblem(held) ? held : positionFor(held, from.seat, since);
  }

  /** The game from its beginning, as it was seen from there: JSON, and the name of what it is the story of. */
  async story(from: Viewpoint): Promise<{ readonly name: string; tell(): Promise<string | Problem> } | Problem> {
    const row = await this.parts.store.rooms.find(from.table);
    if (!row) return problem('no-such-table');
    if (row.stage === 'open' || (row.stage === 'closed' && row.seq === 0))
      return problem('not-playing', { stage: row.stage });
    const game = this.parts.loader.gameOf(row);
    if (isProblem(game)) return game;
    const upTo = from.lag > 0 ? await this.visible(row.id, from.lag) : undefined;
    return {
      name: `${row.id} ${from.seat} ${upTo ?? row.seq}`,
      tell: async () => {
        const held = await this.parts.loader.whole(row, upTo ?? row.seq);
        return isProblem(held) ? held : storyFor(held, from.seat);
      },
    };
  }

  /** The last entry that a bystander may know of. */
  async visible(table: string, lag: number): Promise<number> {
    const last = await this.parts.store.database.query
      .selectFrom('entries')
      .select((e) => e.fn.max('seq').as('seq'))
      .where('table_id', '=', table)
      .where('at', '<=', this.parts.now() - lag)
      .executeTakeFirst();
    return Number(last?.seq ?? 0);
  }

  private async lagging(row: TableRow, lag: number) {
    return this.parts.loader.at(row, await this.visible(row.id, lag));
  }
}
