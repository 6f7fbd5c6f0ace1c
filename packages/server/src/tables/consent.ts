import { type Problem, problem } from '@cromford/kernel';
import type { WantedProposal } from '@cromford/protocol/wanted';
import type { Query } from '../storage/database.ts';
import type { ProposalRow, SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Absent } from './absent.ts';
import type { Actor } from './actor.ts';
import { deadline } from './clock.ts';
import { isOrdered } from './orders.ts';
import { isTakenBackTooOften, type TablePlay } from './play.ts';
import { clockOf } from './row-parts.ts';
import type { Seating } from './seating.ts';
import { decided } from './standing.ts';

export interface ConsentParts {
  readonly store: Store;
  readonly play: TablePlay;
  readonly seating: Seating;
  /** The level of the bot that takes a seat whose time has run out. */
  readonly standIn: string;
  readonly now: () => number;
  /** Told of what they are asked. */
  readonly absent?: Absent;
  readonly onSeats?: (table: string) => void;
}

/** What happens only if every person at the table agrees. Bots always do. */
export class Consent {
  private readonly parts: ConsentParts;

  constructor(parts: ConsentParts) {
    this.parts = parts;
  }

  async propose(actor: Actor, id: string, wanted: WantedProposal): Promise<{ carried: boolean } | Problem> {
    const place = await this.placeOf(actor, id);
    if ('code' in place) return place;
    const { row, seats, mine } = place;
    const stage = wanted.kind === 'resume' ? 'paused' : 'playing';
    if (row.stage !== stage && !(wanted.kind === 'close' && row.stage === 'paused'))
      return problem('not-playing', { stage: row.stage });
    const ply = wanted.kind === 'undo' ? await this.byHand(id, mine.seat, wanted.ply) : 0;
    if (wanted.kind === 'undo' && ply >= row.ply) return problem('nothing-to-undo');
    if (wanted.kind === 'undo' && isTakenBackTooOften(row)) return problem('undo-too-often');
    // A bot keeps the seat of somebody who is away; it does not give his game back.
    const away = seats.find(isKept);
    if (wanted.kind === 'undo' && away) return problem('undo-while-away', { seat: away.seat });
    if (wanted.kind === 'replace' && !seats.some((seat) => this.isLate(row, seat))) return problem('not-late');
    const stuck = wanted.kind === 'take-up' && (await this.parts.play.takeUpProblem(row));
    if (stuck) return stuck;
    await this.parts.store.rooms.change(id, async (trx) => {
      const proposal: ProposalRow = {
        table_id: id,
        kind: wanted.kind,
        seat: mine.seat,
        ply,
        seq: row.seq,
        agreed: JSON.stringify([mine.seat]),
        at: this.parts.now(),
      };
      // Another proposal of the kind gives way to the newer one, and with it the consent to it.
      await trx.deleteFrom('proposals').where('table_id', '=', id).where('kind', '=', wanted.kind).execute();
      await trx.insertInto('proposals').values(proposal).execute();
      await this.callFor(trx, row, seats, proposal);
      return true;
    });
    return this.answer(actor, id, wanted.kind, true);
  }

  /** Agrees to a proposal, or ends it. */
  async answer(
    actor: Actor,
    id: string,
    kind: WantedProposal['kind'],
    agrees: boolean,
  ): Promise<{ carried: boolean } | Problem> {
    const place = await this.placeOf(actor, id);
    if ('code' in place) return place;
    let carried: ProposalRow | undefined;
    const changed = await this.parts.store.rooms.change(id, async (trx) => {
      const proposal = await trx
        .selectFrom('proposals')
        .selectAll()
        .where('table_id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!proposal) return false;
      const agreed = new Set([...(JSON.parse(proposal.agreed) as number[]), ...(agrees ? [place.mine.seat] : [])]);
      const all = place.seats.every((seat) => agreed.has(seat.seat) || !this.isAsked(place.row, seat, kind));
      if (agrees && all) carried = proposal;
      if (!agrees || all)
        await trx.deleteFrom('proposals').where('table_id', '=', id).where('kind', '=', kind).execute();
      else
        await trx
          .updateTable('proposals')
          .set({ agreed: JSON.stringify([...agreed]) })
          .where('table_id', '=', id)
          .where('kind', '=', kind)
          .execute();
      return true;
    });
    if (!changed) return problem('no-such-proposal');
    return { carried: carried !== undefined && (await this.carryOut(carried)) };
  }

  /** Where a standing order has decided, the decision to take back is the last one before it that its owner made. */
  private async byHand(id: string, seat: number, ply: number): Promise<number> {
    const moves = decided(await this.parts.store.log.entries(id, 0));
    const last = moves[ply];
    if (!last || last.seat !== seat || !isOrdered(last)) return ply;
    const own = moves.slice(0, ply).findLastIndex((entry) => entry.seat === seat && !isOrdered(entry));
    return own < 0 ? ply : own;
  }

  /** Whoever is asked and away hears of it, where the game is not a live one. */
  private async callFor(trx: Query, row: TableRow, seats: readonly SeatRow[], proposal: ProposalRow): Promise<void> {
    if (clockOf(row).kind === 'bank') return;
    for (const seat of this.awaited(row, seats, proposal))
      await this.parts.absent?.tellQuestion(trx, row, seat, proposal);
  }

  /** Whose answer a proposal still waits for. */
  awaited(row: TableRow, seats: readonly SeatRow[], { kind, agreed }: ProposalRow): SeatRow[] {
    const given = new Set(JSON.parse(agreed) as number[]);
    return seats.filter((seat) => !given.has(seat.seat) && this.isAsked(row, seat, kind));
  }

  /** Bots agree to everything. Whoever has let his time run out is not asked whether the others may stop waiting for him. */
  private isAsked(row: TableRow, seat: SeatRow, kind: WantedProposal['kind']): boolean {
    if (seat.account === null || seat.bot !== null) return false;
    return (kind !== 'close' && kind !== 'replace') || !this.isLate(row, seat);
  }

  /** The table waits for this person, whose time has run out. */
  private isLate(row: TableRow, { account, bot, seat, bank }: SeatRow): boolean {
    if (account === null || bot !== null || row.stage !== 'playing' || row.due !== seat) return false;
    const end = deadline(clockOf(row), bank, row.since);
    return end !== undefined && end <= this.parts.now();
  }

  private async carryOut(proposal: ProposalRow): Promise<boolean> {
    const { store, play, now } = this.parts;
    const { table_id: id, kind } = proposal;
    if (kind === 'undo' && (await this.isAnybodyAway(id))) return false;
    if (kind === 'undo') return play.agreedUndo(id, proposal.seat, proposal.seq, proposal.ply);
    if (kind === 'replace') return this.replace(proposal);
    if (kind === 'take-up') return this.takeUp(proposal);
    const from =
      kind === 'pause'
        ? ['playing' as const]
        : kind === 'resume'
          ? ['paused' as const]
          : (['playing', 'paused'] as const);
    const done = await store.rooms.change(id, async (trx, row) => {
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set(after(kind, row, now()))
        .where('id', '=', id)
        .where('stage', 'in', [...from])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
    if (done) this.parts.onSeats?.(id);
    return done;
  }

  private async takeUp({ table_id: id, seat, seq }: ProposalRow): Promise<boolean> {
    const done = await this.parts.play.takeUp(id, seat, seq);
    if (done) this.parts.onSeats?.(id);
    return done;
  }

  private async isAnybodyAway(id: string): Promise<boolean> {
    return (await this.parts.store.rooms.seats(id)).some(isKept);
  }

  private async replace({ table_id: id, seq }: ProposalRow): Promise<boolean> {
    const { store, seating, standIn } = this.parts;
    const row = await store.rooms.find(id);
    const late = row && (await store.rooms.seats(id)).find((seat) => this.isLate(row, seat));
    if (!late || row.seq !== seq) return false;
    await seating.handOver(id, late.seat, row.takeover || standIn);
    return true;
  }

  private async placeOf(
    actor: Actor,
    id: string,
  ): Promise<{ row: TableRow; seats: SeatRow[]; mine: SeatRow } | Problem> {
    const row = await this.parts.store.rooms.find(id);
    const seats = await this.parts.store.rooms.seats(id);
    const mine = seats.find(({ account }) => account === actor.account);
    return row && mine ? { row, seats, mine } : problem('not-your-table');
  }
}

/** A bot plays the seat until its owner comes back. */
const isKept = ({ account, bot }: SeatRow) => account !== null && bot !== null;

/** A pause stops the clock of the seat that is due: `since` keeps, as a negative number, what had run by then. */
function after(kind: ProposalRow['kind'], row: TableRow, now: number): Partial<TableRow> {
  if (kind === 'close') return { stage: 'closed', since: null, ended_at: now };
  if (kind === 'pause') return { stage: 'paused', since: row.since === null ? null : Math.min(0, row.since - now) };
  return { stage: 'playing', since: row.since === null ? null : now + row.since };
}
