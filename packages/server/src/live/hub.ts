import { isProblem } from '@cromford/kernel';
import type { News } from '../bus/bus.ts';
import type { Chat } from '../social/chat.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Loader } from '../tables/loader.ts';
import { type Position, positionFor } from '../tables/position.ts';
import type { Room } from '../tables/room.ts';
import type { Watching } from '../tables/watching.ts';
import type { Watcher } from './watcher.ts';

const LAGGING_EVERY_MS = 500;

export interface HubParts {
  readonly store: Store;
  readonly loader: Loader;
  readonly watching: Watching;
  readonly chat: Chat;
  readonly onError: (error: unknown) => void;
}

/** Brings every watcher on this node up to date when a table changes, wherever the change was made. */
export class Hub {
  private readonly parts: HubParts;
  private readonly watchers = new Map<string, Set<Watcher>>();
  /** Tables whose messages have to be read again. */
  private readonly talkedAt = new Set<string>();
  /** Tables being looked at: a change meanwhile means one more look, not one per change. */
  private readonly busy = new Map<string, boolean>();
  private readonly stopListening: () => void;
  private readonly ticking: NodeJS.Timeout;

  constructor(parts: HubParts) {
    this.parts = parts;
    this.stopListening = parts.store.bus.subscribe((news) => this.hear(news));
    // Bystanders who lag behind are served by the clock, not by the news.
    this.ticking = setInterval(() => this.serveLagging(), LAGGING_EVERY_MS);
    this.ticking.unref();
  }

  get watched(): number {
    return this.watchers.size;
  }

  add(watcher: Watcher): void {
    const { table } = watcher.from;
    const all = this.watchers.get(table) ?? new Set();
    all.add(watcher);
    this.watchers.set(table, all);
    this.talkedAt.add(table);
    this.look(table);
  }

  remove(watcher: Watcher): void {
    const all = this.watchers.get(watcher.from.table);
    all?.delete(watcher);
    if (all?.size === 0) this.watchers.delete(watcher.from.table);
  }

  /** Looks at a table as soon as nobody is looking already. */
  look(table: string): void {
    if (!this.watchers.has(table)) return;
    if (this.busy.has(table)) {
      this.busy.set(table, true);
      return;
    }
    this.busy.set(table, false);
    this.refresh(table)
      .catch(this.parts.onError)
      .finally(() => {
        const again = this.busy.get(table) === true;
        this.busy.delete(table);
        if (again) this.look(table);
      });
  }

  close(): void {
    clearInterval(this.ticking);
    this.stopListening();
    this.watchers.clear();
  }

  private hear(news: News | 'lost'): void {
    for (const table of news === 'lost' ? [...this.watchers.keys()] : [news.table]) {
      if (!this.watchers.has(table)) continue;
      if (news === 'lost' || news.about === 'chat') this.talkedAt.add(table);
      this.look(table);
    }
  }

  private serveLagging(): void {
    for (const [table, all] of this.watchers) for (const { from } of all) if (from.lag > 0) this.look(table);
  }

  private async refresh(table: string): Promise<void> {
    const row = await this.parts.store.rooms.find(table);
    const all = [...(this.watchers.get(table) ?? [])];
    if (!row || all.length === 0) return;
    await this.sendRooms(row, all);
    if (row.stage !== 'open') await this.sendPositions(row, all);
    if (this.talkedAt.delete(table)) await this.sendChat(table, all);
  }

  private async sendRooms(row: TableRow, all: readonly Watcher[]): Promise<void> {
    const rooms = new Map<number, Room>();
    for (const watcher of all) {
      if (watcher.revision >= row.revision) continue;
      const { from } = watcher;
      const room = rooms.get(from.lag) ?? (await this.parts.watching.room(from));
      if (isProblem(room)) continue;
      rooms.set(from.lag, room);
      watcher.revision = row.revision;
      watcher.tell({ type: 'room', table: row.id, seat: from.seat, room });
    }
  }

  private async sendPositions(row: TableRow, all: readonly Watcher[]): Promise<void> {
    const behind = all.filter((watcher) => watcher.from.lag === 0 && watcher.seq < row.seq && watcher.keepsUp);
    if (behind.length > 0) {
      const held = await this.parts.loader.now(row);
      if (isProblem(held)) return;
      const times = await this.parts.watching.times(row);
      // Several devices of one seat, and all bystanders, look from the same place: what they see is made once.
      const seen = new Map<string, Position>();
      for (const watcher of behind) {
        const { seat } = watcher.from;
        const since = Math.max(0, watcher.seq);
        const position = seen.get(`${seat} ${since}`) ?? positionFor(held, seat, since);
        seen.set(`${seat} ${since}`, position);
        watcher.tell({ type: 'position', table: row.id, seat, position, times });
      }
    }
    for (const watcher of all) if (watcher.from.lag > 0 && watcher.keepsUp) await this.sendLagging(row, watcher);
  }

  private async sendLagging(row: TableRow, watcher: Watcher): Promise<void> {
    const { from } = watcher;
    if ((await this.parts.watching.visible(row.id, from.lag)) <= watcher.seq) return;
    const position = await this.parts.watching.position(from, Math.max(0, watcher.seq));
    if (!isProblem(position)) watcher.tell({ type: 'position', table: row.id, seat: from.seat, position, times: null });
  }

  private async sendChat(table: string, all: readonly Watcher[]): Promise<void> {
    const messages = await this.parts.chat.after(table, Math.min(...all.map(({ chat }) => chat)));
    for (const watcher of all) {
      const fresh = messages.filter(({ number }) => number > watcher.chat);
      const last = fresh.at(-1);
      if (!last) continue;
      watcher.chat = last.number;
      watcher.tell({ type: 'chat', table, messages: fresh });
    }
  }
}
