import { isProblem, type Problem } from '@cromford/kernel';
import type { Room } from '@cromford/protocol';
import type { News } from '../bus/bus.ts';
import type { Profiles } from '../people/profile.ts';
import type { Chat } from '../social/chat.ts';
import type { KnownRoom } from '../storage/known-rooms.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Loader } from '../tables/loader.ts';
import { positionFor } from '../tables/position.ts';
import { timesOf, type Watching } from '../tables/watching.ts';
import { type Letter, letterOf, type Watcher } from './watcher.ts';

const LAGGING_EVERY_MS = 500;
const CHECK_EVERY_MS = 3000;
const CHECKED_AT_ONCE = 500;
/** Of an audience; the others are counted. */
const MOST_NAMED = 20;

export interface HubParts {
  readonly store: Store;
  readonly loader: Loader;
  readonly watching: Watching;
  readonly chat: Chat;
  readonly profiles: Profiles;
  readonly now: () => number;
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
  private readonly checking: NodeJS.Timeout;

  constructor(parts: HubParts) {
    this.parts = parts;
    this.stopListening = parts.store.bus.subscribe((news) => this.hear(news));
    // Bystanders who lag behind are served by the clock, not by the news.
    this.ticking = setInterval(() => this.serveLagging(), LAGGING_EVERY_MS);
    this.ticking.unref();
    this.checking = setInterval(() => this.checkAll().catch(parts.onError), CHECK_EVERY_MS);
    this.checking.unref();
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
    else if (watcher.from.seat === null) this.look(watcher.from.table);
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
    clearInterval(this.checking);
    this.stopListening();
    this.watchers.clear();
  }

  private hear(news: News | 'lost'): void {
    if (news !== 'lost' && news.about === 'hidden') {
      this.takeAway(news);
      return;
    }
    for (const table of news === 'lost' ? [...this.watchers.keys()] : [news.table]) {
      if (!this.watchers.has(table)) continue;
      if (news === 'lost' || news.about === 'chat') this.talkedAt.add(table);
      this.look(table);
    }
  }

  private takeAway({ table, seq }: News): void {
    const letter = letterOf({ type: 'hidden', table, number: seq });
    for (const watcher of this.watchers.get(table) ?? []) watcher.tell(letter);
  }

  private serveLagging(): void {
    for (const [table, all] of this.watchers) for (const { from } of all) if (from.lag > 0) this.look(table);
  }

  /** News is told once and may get lost with the node that had it: tables that are watched are looked at now and then all the same. */
  private async checkAll(): Promise<void> {
    const watched = [...this.watchers.keys()];
    for (let at = 0; at < watched.length; at += CHECKED_AT_ONCE)
      for (const { id, seq, revision } of await this.parts.store.rooms.heads(watched.slice(at, at + CHECKED_AT_ONCE))) {
        this.parts.store.known.compare(id, seq, revision);
        for (const watcher of this.watchers.get(id) ?? [])
          if ((watcher.from.lag === 0 && watcher.seq < seq) || watcher.revision < revision) this.look(id);
      }
  }

  private async refresh(table: string): Promise<void> {
    const room = await this.parts.store.known.get(table);
    if (!room) return;
    await this.seatAnew(room);
    const all = [...(this.watchers.get(table) ?? [])];
    if (all.length === 0) return;
    const { row } = room;
    const torn = this.parts.loader.damage.of(row);
    if (torn) return tellTrouble(table, all, torn);
    await this.sendRooms(row, all);
    if (row.stage !== 'open') await this.sendPositions(room, all);
    if (this.talkedAt.delete(table)) await this.sendChat(table, all);
    await this.sendAudience(table, all);
  }

  /** Whoever sits there knows who looks on. Bystanders are told the same. */
  private async sendAudience(table: string, all: readonly Watcher[]): Promise<void> {
    const bystanders = all.filter(({ from }) => from.seat === null);
    const accounts = [...new Set(bystanders.flatMap(({ actor }) => actor?.account ?? []))].sort();
    const others = bystanders.filter(({ actor }) => !actor).length;
    const name = accounts.length + others === 0 ? '' : `${others} ${accounts.join()}`;
    const behind = all.filter((watcher) => watcher.audience !== name);
    if (behind.length === 0) return;
    const named = await this.parts.profiles.names(accounts.slice(0, MOST_NAMED));
    const more = accounts.length - named.size;
    const letter = letterOf({ type: 'audience', table, people: [...named.values()], others: others + more });
    for (const watcher of behind) {
      watcher.audience = name;
      watcher.tell(letter);
    }
  }

  /** Whoever has given a seat up, or taken one, no longer looks from where he did. */
  private async seatAnew({ row, seats }: KnownRoom): Promise<void> {
    for (const watcher of [...(this.watchers.get(row.id) ?? [])]) {
      const { actor, from } = watcher;
      if (!actor || from.seat === (seats.find(({ account }) => account === actor.account)?.seat ?? null)) continue;
      const now = await this.parts.watching.viewpoint(actor, row.id);
      if (!isProblem(now)) watcher.moveTo(now);
      else {
        this.remove(watcher);
        watcher.tell(letterOf({ type: 'problem', table: row.id, ...now }));
      }
    }
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
      watcher.tell(letterOf({ type: 'room', table: row.id, seat: from.seat, room }));
    }
  }

  private async sendPositions(room: KnownRoom, all: readonly Watcher[]): Promise<void> {
    const { row } = room;
    const table = row.id;
    const behind = all.filter((watcher) => watcher.from.lag === 0 && watcher.seq < row.seq && watcher.keepsUp);
    if (behind.length > 0) {
      const held = await this.parts.loader.now(row);
      if (isProblem(held)) return tellTrouble(table, behind, held);
      const times = timesOf(room);
      // Several devices of one seat, and all bystanders, look from the same place: what they are sent is made and written once.
      const letters = new Map<string, Letter>();
      for (const watcher of behind) {
        const { seat } = watcher.from;
        const since = Math.max(0, watcher.seq);
        const from = `${seat} ${since} ${watcher.options}`;
        const letter =
          letters.get(from) ??
          letterOf({
            type: 'position',
            table,
            seat,
            position: positionFor(held, seat, since, watcher.options),
            times,
          });
        letters.set(from, letter);
        watcher.tell(letter);
      }
    }
    // All who lag behind at a table do so by as much: one look tells for all of them.
    const lagging = all.filter((watcher) => watcher.from.lag > 0 && watcher.keepsUp && watcher.seq < row.seq);
    const [first] = lagging;
    const visible = first ? await this.parts.watching.visible(row.id, first.from.lag) : 0;
    for (const watcher of lagging) if (watcher.seq < visible) await this.sendLagging(row, watcher);
  }

  private async sendLagging(row: TableRow, watcher: Watcher): Promise<void> {
    const { from } = watcher;
    const position = await this.parts.watching.position(from, Math.max(0, watcher.seq));
    if (isProblem(position)) tellTrouble(row.id, [watcher], position);
    else watcher.tell(letterOf({ type: 'position', table: row.id, seat: from.seat, position, times: null }));
  }

  private async sendChat(table: string, all: readonly Watcher[]): Promise<void> {
    const messages = await this.parts.chat.after(table, Math.min(...all.map(({ chat }) => chat)));
    for (const watcher of all) {
      const by = watcher.from.lag > 0 ? this.parts.now() - watcher.from.lag : Number.POSITIVE_INFINITY;
      const unknown = messages.filter(({ number }) => number > watcher.chat);
      const fresh = unknown.filter(({ at }) => at <= by);
      // Whoever lags behind hears the rest later.
      if (fresh.length < unknown.length) this.talkedAt.add(table);
      const last = fresh.at(-1);
      if (!last) continue;
      watcher.chat = last.number;
      watcher.tell(letterOf({ type: 'chat', table, messages: fresh }));
    }
  }
}

/** Why a table is not shown: once to each, however often it is looked at. */
function tellTrouble(table: string, all: readonly Watcher[], trouble: Problem): void {
  for (const watcher of all) {
    if (watcher.trouble === trouble.code) continue;
    watcher.trouble = trouble.code;
    watcher.tell(letterOf({ type: 'problem', table, ...trouble }));
  }
}
