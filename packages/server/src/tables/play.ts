import {
  changeBetween,
  isOver,
  isProblem,
  type Previewed,
  type Problem,
  problem,
  type Refusal,
  type Seat,
  unreadable,
} from '@cromford/kernel';
import type { Command, Outcome } from '@cromford/protocol';
import type { Query } from '../storage/database.ts';
import type { KnownRoom } from '../storage/known-rooms.ts';
import type { Appended } from '../storage/log.ts';
import type { EntryRow, SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from './actor.ts';
import { bankAfter, bankAfterUndo, bankInTurn, banksAfterAgreement } from './clock.ts';
import { type Held, readMove } from './held.ts';
import type { Loader } from './loader.ts';
import { resultOf } from './result.ts';
import { clockOf } from './row-parts.ts';
import { carryOut, takingUp } from './take-up.ts';
import { Turnstile } from './turnstile.ts';
import { isHiddenFrom } from './visibility.ts';

/** Before the key of what the house plays for a seat. */
export const HOUSE = 'house:';

/** What else must be committed with an entry, once it is known what it leads to; mostly nothing. */
export type Alongside = (
  table: TableRow,
  seats: readonly SeatRow[],
  added: Appended,
  /** The table before it; not where something else than a decision was made. */
  before?: Held,
) => ((trx: Query) => Promise<void>) | undefined;

export interface PlayParts {
  readonly store: Store;
  readonly loader: Loader;
  readonly now: () => number;
  readonly company?: Alongside;
  /** Told after the commit: bots, clocks and ratings begin here. */
  readonly onPlayed?: (table: TableRow, seats: readonly SeatRow[], ordered: boolean) => void;
}

/** The table changed under the decision each time: somebody else is busy there. */
const MOST_TRIES = 4;
/** So many decisions may be taken back, and as many more as the game has decisions. */
const MOST_TAKEN_BACK = 200;

/** Takes commands. The only way by which a table's log grows. */
export class TablePlay {
  private readonly parts: PlayParts;
  private readonly turnstile = new Turnstile();

  constructor(parts: PlayParts) {
    this.parts = parts;
  }

  /** A command from outside: checked against seat and turn. */
  async command(actor: Actor, id: string, command: Command): Promise<Outcome | Problem> {
    return this.decide(id, async (room) => {
      const mine = room.seats.find((seat) => seat.account === actor.account);
      if (!mine) return problem(isHiddenFrom(actor.account, room.row) ? 'no-such-table' : 'not-your-table');
      return this.submit(room, mine.seat, actor.account, `${actor.account}:${command.key}`, command);
    });
  }

  /** The house plays for a seat: a bot, or a standing order of the seat's owner. */
  async forSeat(id: string, seat: Seat, key: string, expected: number, line: string): Promise<Outcome | Problem> {
    const command: Command = { key: 'house-house', expected, do: { kind: 'move', line } };
    return this.decide(id, (room) => this.submit(room, seat, null, `${HOUSE}${key}`, command));
  }

  /** On what this node knows of the table; if nothing comes of that, on what the database has, as long as that is something else. */
  private async decide(
    id: string,
    attempt: (room: KnownRoom) => Promise<Outcome | Problem>,
  ): Promise<Outcome | Problem> {
    return this.turnstile.pass(id, async () => {
      const { known } = this.parts.store;
      let room = await known.get(id);
      let answer = room && (await attempt(room));
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (answer && 'outcome' in answer && answer.outcome === 'done') return answer;
        const fresh = await known.fresh(id);
        if (!fresh) return problem('no-such-table');
        if (answer && room?.row.seq === fresh.row.seq && room.row.revision === fresh.row.revision) return answer;
        room = fresh;
        answer = await attempt(fresh);
      }
      return answer ?? problem('unavailable');
    });
  }

  /** Everybody has agreed to go back to an earlier decision. */
  async agreedUndo(id: string, seat: Seat, expected: number, ply: number): Promise<boolean> {
    return this.turnstile.pass(id, async () => {
      const room = await this.parts.store.known.fresh(id);
      if (!room || room.row.seq !== expected || ply >= room.row.ply || ply < 0) return false;
      const { row, seats } = room;
      const before = await this.parts.loader.whole(row);
      if (isProblem(before) || before.older) return false;
      const next = before.table.engine.due(before.table.at(ply) ?? before.table.state)?.seat ?? null;
      const now = this.parts.now();
      const clock = clockOf(row);
      const left = banksAfterAgreement(
        clock,
        seats.map(({ bank }) => bank),
        { due: row.due, since: row.since, now, next, passes: passesOf(before.table.history.slice(ply), row) },
      );
      const entry = entryOf(row, {
        kind: 'back',
        seat,
        line: String(row.ply - ply),
        ply,
        key: `back:${row.seq}`,
        at: now,
        account: null,
      });
      const banks = clock.kind === 'none' ? [] : left.map((bank, seat) => ({ seat, bank }));
      return this.append(room, { entry, head: { due: next, since: running(row, now) }, banks });
    });
  }

  /** What keeps a table from being taken up under the rules of today. */
  async takeUpProblem(row: TableRow): Promise<Problem | undefined> {
    const plan = await takingUp(this.parts.store, this.parts.loader, row);
    return isProblem(plan) ? plan : undefined;
  }

  /**
   * Everybody has agreed to go on by the rules of today. As it was played it stays, where that was kept; else it is from now on what the
   * rules of today make of its moves, without those that they do not come to.
   */
  async takeUp(id: string, seat: Seat, expected: number): Promise<boolean> {
    return this.turnstile.pass(id, async () => {
      const { store, loader, now } = this.parts;
      const room = await store.known.fresh(id);
      if (!room || room.row.seq !== expected) return false;
      const { row } = room;
      const plan = await takingUp(store, loader, row);
      if (isProblem(plan)) return false;
      const done = await carryOut(store, row, { ...plan, seat, now: now() });
      loader.forget(id);
      return done;
    });
  }

  private async submit(
    room: KnownRoom,
    seat: Seat,
    account: string | null,
    key: string,
    command: Command,
  ): Promise<Outcome | Problem> {
    const { row } = room;
    const held = await this.parts.loader.now(row);
    if (isProblem(held)) return held;
    if (held.older) return held.older;
    const answer = (outcome: 'stale' | 'repeated'): Outcome => ({ outcome, seq: held.seq });
    if (command.expected !== held.seq || held.seq !== row.seq || row.stage !== 'playing') {
      if (await this.parts.store.log.byKey(row.id, key)) return answer('repeated');
      return command.expected === held.seq && row.stage !== 'playing'
        ? problem('not-playing', { stage: row.stage })
        : answer('stale');
    }
    const wanted =
      command.do.kind === 'move' ? this.move(room, held, seat, command.do.line) : this.undo(room, held, seat);
    if ('code' in wanted) return { outcome: 'refused', refusal: wanted, seq: held.seq };
    const at = this.parts.now();
    const entry = entryOf(row, { ...wanted.entry, key, account, at });
    const added = { ...wanted, entry, head: wanted.head(at), revision: row.revision };
    const remember = () => held.seq < entry.seq && held.apply(entry, wanted.ahead);
    const done = await this.append(room, added, { held, remember });
    if (done) return { outcome: 'done', seq: entry.seq };
    // Another node was faster, or this very command came by another way.
    const repeated = await this.parts.store.log.byKey(row.id, key);
    const now = (await this.parts.store.rooms.find(row.id)) ?? row;
    return { outcome: repeated ? 'repeated' : 'stale', seq: now.seq };
  }

  /** `remember`: what the copy in memory makes of it, once it is committed. */
  private async append(
    { row, seats }: KnownRoom,
    added: Appended,
    memory?: { readonly held: Held; remember(): void },
  ): Promise<boolean> {
    const { company, store, onPlayed } = this.parts;
    const { entry, head, banks = [] } = added;
    const outcome = await store.log.append({
      ...added,
      also: company?.(row, seats, added, memory?.held),
      committed: ({ ordered }) => {
        memory?.remember();
        const after = seats.map((seat) => {
          const left = banks.find((known) => known.seat === seat.seat);
          return left ? { ...seat, bank: Math.round(left.bank) } : seat;
        });
        const revision = row.revision + (head.stage === undefined ? 0 : 1);
        const now = { ...row, seq: entry.seq, ply: entry.ply, changed_at: entry.at, ...head, revision };
        store.known.put(now, after);
        onPlayed?.(now, after, ordered);
      },
    });
    return outcome === 'appended';
  }

  private move({ row, seats }: KnownRoom, held: Held, seat: Seat, line: string): Wanted | Refusal {
    const due = held.table.due();
    if (due && due.seat !== seat) return { code: 'not-your-turn', rule: due.rule, params: { seat: due.seat } };
    const move = readMove(held.table, line);
    if (!move) return unreadable(line);
    const ahead = held.table.preview(move);
    if ('code' in ahead) return ahead;
    const { state } = ahead;
    const over = isOver(state);
    const next = held.table.engine.due(state)?.seat ?? null;
    const snapshot = held.snapshotFor(seat, row.seq + 1, state);
    const clock = clockOf(row);
    const bankOf = (whose: Seat) => seats.find((known) => known.seat === whose)?.bank ?? 0;
    return {
      ahead,
      entry: {
        kind: 'move',
        seat,
        line: ahead.move,
        ply: state.ply,
        change: JSON.stringify(changeBetween(ahead.before, state)),
      },
      head: (at) => ({
        due: next,
        since: over ? null : running(row, at),
        ...(over && { stage: 'over', ended_at: at, result: JSON.stringify(resultOf(held.table.engine.rules, state)) }),
      }),
      ...(clock.kind !== 'none' && {
        banks: [
          { seat, bank: bankAfter(clock, bankOf(seat), row.since, this.parts.now(), next !== seat) },
          ...(next !== null && next !== seat ? [{ seat: next, bank: bankInTurn(clock, bankOf(next)) }] : []),
        ],
      }),
      ...(snapshot && { snapshot }),
    };
  }

  /** By the kernel's rules: one's own last decision, never past a draw, a reveal or somebody else's decision. */
  private undo({ row, seats }: KnownRoom, held: Held, seat: Seat): Wanted | Refusal {
    const { table } = held;
    if (isTakenBackTooOften(row)) return { code: 'undo-too-often', rule: '', params: {} };
    if (table.undoable(seat) === 0) {
      // Nothing is taken back here: the table only says why not.
      const why = table.undo(seat);
      if (why) return why;
    }
    const ply = table.state.ply - 1;
    const before = table.at(table.history.length - 1);
    const due = before && table.engine.due(before);
    const clock = clockOf(row);
    const bank = seats.find((known) => known.seat === seat)?.bank ?? 0;
    const left = bankAfterUndo(clock, bank, row.since, this.parts.now(), row.due === seat);
    // Whoever has passed the turn on cannot run out of time; taking it back would make him.
    if (clock.kind !== 'none' && left === 0 && row.due !== seat) return { code: 'undo-no-time', rule: '', params: {} };
    return {
      entry: { kind: 'undo', seat, line: '1', ply },
      head: (at) => ({ due: due?.seat ?? null, since: running(row, at) }),
      ...(clock.kind !== 'none' && { banks: [{ seat, bank: left }] }),
    };
  }
}

/** A log grows with the game, not with what is played and taken back over and over. */
export function isTakenBackTooOften({ seq, ply }: Pick<TableRow, 'seq' | 'ply'>): boolean {
  return (seq - ply) / 2 > MOST_TAKEN_BACK + ply;
}

interface Wanted {
  /** What a move leads to: kept when it is committed. */
  readonly ahead?: Previewed;
  readonly entry: Pick<EntryRow, 'kind' | 'seat' | 'line' | 'ply' | 'change'>;
  readonly head: (at: number) => Appended['head'];
  readonly snapshot?: NonNullable<Appended['snapshot']>;
  readonly banks?: NonNullable<Appended['banks']>;
}

/** How often each seat's turn ended in these decisions. */
function passesOf(decided: readonly { readonly seat: Seat }[], { due, players }: TableRow): number[] {
  const passes = Array<number>(players).fill(0);
  decided.forEach(({ seat }, i) => {
    if ((decided[i + 1]?.seat ?? due) !== seat) passes[seat] = (passes[seat] ?? 0) + 1;
  });
  return passes;
}

/** Whether anybody's time runs from here on. */
function running(row: TableRow, at: number): number | null {
  return clockOf(row).kind === 'none' ? null : at;
}

function entryOf(row: TableRow, entry: Omit<EntryRow, 'table_id' | 'seq'>): EntryRow {
  return { table_id: row.id, seq: row.seq + 1, ...entry };
}
