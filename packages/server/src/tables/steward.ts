import { isProblem } from '@cromford/kernel';
import type { BotPlayer } from '../bots.ts';
import { breathe } from '../breathe.ts';
import type { JobData, Jobs } from '../jobs/jobs.ts';
import { networksOf } from '../security/networks.ts';
import type { SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { BotShares, timeFor } from './bot-shares.ts';
import { deadline } from './clock.ts';
import type { Loader } from './loader.ts';
import { type Orders, orderKey } from './orders.ts';
import type { TablePlay } from './play.ts';
import { clockOf } from './row-parts.ts';
import type { Seating } from './seating.ts';

/** A bot thinks no longer than this about one decision. */
const BOT_TIME_MS = 2000;
const MOST_ALARMS = 10_000;
/**
 * What people owe for bots is told apart in steps of this; for whoever owes less than the last number of them, one decision of the strongest,
 * a place is kept: nobody has all of them, however many tables he begins at once.
 */
const OWED_STEP_MS = 100;
const URGENT = -19;

export interface StewardParts {
  readonly store: Store;
  readonly loader: Loader;
  readonly play: TablePlay;
  readonly seating: Seating;
  readonly orders: Orders;
  readonly jobs: Jobs;
  readonly bots: BotPlayer;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Sees to it that a table goes on: bots are asked, standing orders carried out, clocks watched. Any node may do any of it. */
export class Steward {
  private readonly parts: StewardParts;
  /** When the alarm of a table rings that this node has set. */
  private readonly alarms = new Map<string, number>();
  private readonly shares: BotShares;

  constructor(parts: StewardParts) {
    this.parts = parts;
    this.shares = new BotShares(parts.now);
  }

  /** Standing orders and clocks. */
  async begin(): Promise<void> {
    const { jobs } = this.parts;
    await jobs.work('order', (data) => this.followOrder(data));
    await jobs.work('clock', (data) => this.watchClock(data));
  }

  /** Decides for bots here, so many at a time. It is told how long the table had waited, in milliseconds. */
  async takeBots(at: number, onDecided: (waited: number) => void = () => {}): Promise<void> {
    await this.parts.jobs.work('bot', (data) => this.askBot(data, onDecided), { at, urgent: URGENT });
  }

  /** After each change of a table: what is its next duty? */
  look(id: string): void {
    this.next(id).catch(this.parts.onError);
  }

  /** The same after a move, when the table need not be read again. */
  played(row: TableRow, seats: readonly SeatRow[], ordered: boolean): void {
    this.serve(dueOf(row, seats), async () => ordered).catch(this.parts.onError);
  }

  /** A node may have died between a commit and its jobs: what the tables say is owed is asked for again. */
  async sweep(): Promise<void> {
    const rows = await this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.due'),
      )
      .select('tables.id')
      .where('tables.stage', '=', 'playing')
      .where((e) => e.or([e('seats.bot', 'is not', null), e('tables.since', 'is not', null)]))
      .where((e) =>
        e.exists(
          e
            .selectFrom('seats as person')
            .select('person.seat')
            .whereRef('person.table_id', '=', 'tables.id')
            .where('person.account', 'is not', null)
            .where('person.bot', 'is', null),
        ),
      )
      .limit(10_000)
      .execute();
    for (const { id } of rows) {
      await this.next(id);
      await breathe();
    }
  }

  private async next(id: string): Promise<void> {
    const due = await this.dueAt(id);
    await this.serve(due, async () => due !== undefined && this.parts.orders.any(id, due.seat.seat));
  }

  private async serve(due: Due | undefined, ordered: () => Promise<boolean>): Promise<void> {
    const { jobs } = this.parts;
    if (!due) return;
    const { row, seat } = due;
    const { id } = row;
    const data = { table: id, seq: row.seq };
    if (seat.bot !== null) return this.callBot(due, seat.bot);
    if (await ordered()) await jobs.send('order', data, { key: `${id} ${row.seq}` });
    const end = deadline(clockOf(row), seat.bank, row.since);
    if (end !== undefined) await this.wind(id, end);
  }

  /** Where no person is left, the game rests until one comes back. Otherwise they wait for the bot in the order of what they have had. */
  private async callBot({ row, people }: Due, level: string): Promise<void> {
    const { jobs, store } = this.parts;
    if (people.length === 0) return;
    const networks = await networksOf(store.database.query, people);
    const parties = people.map((account) => ({ account, network: networks.get(account) }));
    const owed = this.shares.charge(parties, level);
    const data = { table: row.id, seq: row.seq, time: timeFor(owed, BOT_TIME_MS) };
    await jobs.send('bot', data, { key: `${row.id} ${row.seq}`, priority: -Math.round(owed / OWED_STEP_MS) });
  }

  /**
   * One alarm per table, not one per move: while one is set that rings in time, it is enough. When it rings, the table is looked at, and
   * a new one set for whoever's time runs then.
   */
  private async wind(id: string, end: number): Promise<void> {
    const now = this.parts.now();
    const set = this.alarms.get(id);
    if (set !== undefined && set > now && set <= end) return;
    this.alarms.set(id, end);
    if (this.alarms.size > MOST_ALARMS) for (const [table, at] of this.alarms) if (at <= now) this.alarms.delete(table);
    await this.parts.jobs.send('clock', { table: id }, { key: `${id} ${end}`, after: Math.max(0, end - now) });
  }

  private async askBot(
    { table, seq, time = BOT_TIME_MS }: JobData,
    onDecided: (waited: number) => void,
  ): Promise<void> {
    const { loader, play, bots, now } = this.parts;
    const due = await this.dueAt(String(table));
    if (!due || due.row.seq !== seq || due.seat.bot === null || due.people.length === 0) return;
    const held = await loader.now(due.row);
    if (isProblem(held) || held.older || held.seq !== seq) return;
    const { seat } = due.seat;
    const { table: at } = held;
    const began = performance.now();
    const line = await bots.choose({ id: due.row.id, table: at, seat, level: due.seat.bot, time: Number(time) });
    this.shares.took(due.seat.bot, performance.now() - began);
    const answer = await play.forSeat(due.row.id, seat, `bot-${seq}`, seq, line);
    if ('outcome' in answer && answer.outcome === 'refused')
      throw new Error(`the bot ${due.seat.bot} chose ${line}: ${answer.refusal.code}`);
    onDecided(Math.max(0, now() - due.row.changed_at));
  }

  private async followOrder({ table, seq }: JobData): Promise<void> {
    const { loader, play, orders } = this.parts;
    const due = await this.dueAt(String(table));
    if (!due || due.row.seq !== seq || due.seat.bot !== null || (await this.isTakenBack(due.row))) return;
    const held = await loader.now(due.row);
    const step = isProblem(held) || held.older ? undefined : held.table.due()?.step;
    const order =
      step === undefined ? undefined : await orders.take(due.row.id, due.seat.seat, step, due.row.changed_at);
    if (!order) return;
    const answer = await play.forSeat(due.row.id, due.seat.seat, orderKey(Number(seq)), Number(seq), order.line);
    const outcome = 'outcome' in answer ? answer.outcome : undefined;
    if (outcome === 'refused' && 'refusal' in answer) await orders.cancel(order.id, answer.refusal.code);
    else if (outcome !== 'done') await orders.giveBack(order.id);
  }

  /** Whoever has taken something back wants to decide anew: an order would only give the same answer again. */
  private async isTakenBack({ id, seq }: TableRow): Promise<boolean> {
    const [last] = await this.parts.store.log.entries(id, seq - 1, seq);
    return last !== undefined && last.kind !== 'move';
  }

  /** Time is up: the table's bot takes over. Without one the game waits, and the others may call one, or close it, without asking whoever is late. */
  private async watchClock({ table }: JobData): Promise<void> {
    this.alarms.delete(String(table));
    const due = await this.dueAt(String(table));
    if (!due || due.seat.bot !== null) return;
    const { row, seat } = due;
    // Nobody can move at a table of older rules before it is taken up.
    const held = await this.parts.loader.now(row);
    if (isProblem(held) || held.older) return;
    const end = deadline(clockOf(row), seat.bank, row.since);
    if (end === undefined) return;
    if (end > this.parts.now()) return this.next(row.id);
    if (row.takeover !== '') await this.parts.seating.handOver(row.id, seat.seat, row.takeover);
  }

  private async dueAt(id: string): Promise<Due | undefined> {
    const row = await this.parts.store.rooms.find(id);
    return row && !this.parts.loader.damage.of(row) ? dueOf(row, await this.parts.store.rooms.seats(id)) : undefined;
  }
}

/** A table that waits for a seat. */
interface Due {
  readonly row: TableRow;
  readonly seat: SeatRow;
  /** The accounts that play here themselves. */
  readonly people: readonly string[];
}

function dueOf(row: TableRow, seats: readonly SeatRow[]): Due | undefined {
  if (row.stage !== 'playing') return undefined;
  const seat = seats.find((known) => known.seat === row.due);
  const people = seats.flatMap(({ account, bot }) => (account !== null && bot === null ? [account] : []));
  return seat && { row, seat, people };
}
