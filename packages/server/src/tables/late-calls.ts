import { missingAt } from '../social/rematch.ts';
import type { SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { type Absent, HERE_MS } from './absent.ts';
import type { Consent } from './consent.ts';
import { clockOf, tornPart } from './row-parts.ts';

/** What happened longer ago has been told of by now, or nobody was to be told. */
const LOOK_BACK_MS = 1_800_000;
const MOST = 10_000;

interface LateCallsParts {
  readonly store: Store;
  readonly absent: Absent;
  readonly consent: Pick<Consent, 'awaited'>;
  readonly now: () => number;
}

/**
 * Whoever was at the table a minute ago is not told of what happens there: he may still be there. Had he just left, or did the game begin
 * without him, he is told when he has stayed away. Whoever was told at once is not told again: the occasion has the same name.
 */
export class LateCalls {
  private readonly parts: LateCallsParts;

  constructor(parts: LateCallsParts) {
    this.parts = parts;
  }

  async sweep(): Promise<void> {
    await this.turns();
    await this.questions();
    await this.results();
    await this.rematches();
  }

  /** Who is in the middle of his turn knows. */
  private async turns(): Promise<void> {
    const { store, absent } = this.parts;
    const left = await this.left()
      .leftJoin('entries', (join) =>
        join.onRef('entries.table_id', '=', 'tables.id').onRef('entries.seq', '=', 'tables.seq'),
      )
      .select(['tables.id', 'tables.seq', 'seats.seat'])
      .where('tables.stage', '=', 'playing')
      .where('tables.changed_at', '>', this.since())
      .whereRef('seats.seat', '=', 'tables.due')
      .where('seats.bot', 'is', null)
      .whereRef('seats.seen_at', '<=', 'tables.changed_at')
      .where((e) => e.or([e('entries.seat', 'is', null), e('entries.seat', '!=', e.ref('tables.due'))]))
      .execute();
    for (const { id, seq, seat } of left) {
      const at = await this.at(id, seat);
      if (at?.row.seq !== seq || isLive(at.row)) continue;
      await absent.tellTurn(store.database.query, at.row, at.seat, seq);
    }
  }

  private async questions(): Promise<void> {
    const { store, absent, consent } = this.parts;
    const left = await this.left()
      .innerJoin('proposals', 'proposals.table_id', 'tables.id')
      .selectAll('proposals')
      .select('seats.seat as asked')
      .where('tables.stage', 'in', ['playing', 'paused'])
      .where('proposals.at', '>', this.since())
      .whereRef('seats.seen_at', '<=', 'proposals.at')
      .execute();
    for (const { asked, ...proposal } of left) {
      const at = await this.at(proposal.table_id, asked);
      if (!at || isLive(at.row) || !consent.awaited(at.row, at.seats, proposal).includes(at.seat)) continue;
      await absent.tellQuestion(store.database.query, at.row, at.seat, proposal);
    }
  }

  /** Who has made the last move knows. */
  private async results(): Promise<void> {
    const { store, absent } = this.parts;
    const left = await this.left()
      .leftJoin('entries', (join) =>
        join.onRef('entries.table_id', '=', 'tables.id').onRef('entries.seq', '=', 'tables.seq'),
      )
      .select(['tables.id', 'seats.seat'])
      .where('tables.stage', '=', 'over')
      .where('tables.ended_at', '>', this.since())
      .whereRef('seats.seen_at', '<=', 'tables.ended_at')
      .where((e) => e.or([e('entries.account', 'is', null), e('entries.account', '!=', e.ref('seats.account'))]))
      .execute();
    for (const { id, seat } of left) {
      const at = await this.at(id, seat);
      if (at) await absent.tellResult(store.database.query, at.row, at.seat);
    }
  }

  private async rematches(): Promise<void> {
    const { store, absent } = this.parts;
    const left = await this.left()
      .innerJoin('tables as next', 'next.rematch_of', 'tables.id')
      .select(['tables.id', 'next.id as next', 'seats.seat'])
      .where('next.stage', '=', 'open')
      .where('next.created_at', '>', this.since())
      .whereRef('seats.seen_at', '<=', 'next.created_at')
      .execute();
    for (const { id, next, seat } of left) {
      const at = await this.at(id, seat);
      const isMissing = (await missingAt(store, id, next)).some((missing) => missing.seat === seat);
      if (at && isMissing) await absent.tellRematch(store.database.query, at.row, at.seat);
    }
  }

  private since(): number {
    return this.parts.now() - LOOK_BACK_MS;
  }

  /** Seats of people who have stayed away for a while, and who can be told. */
  private left() {
    return this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .where('seats.seen_at', '<', this.parts.now() - HERE_MS)
      .where((e) =>
        e.exists(e.selectFrom('channels').select('channels.id').whereRef('channels.account_id', '=', 'seats.account')),
      )
      .limit(MOST);
  }

  /** As it is now: it may have gone on since the list was made. */
  private async at(
    id: string,
    number: number,
  ): Promise<{ row: TableRow; seats: SeatRow[]; seat: SeatRow } | undefined> {
    const row = await this.parts.store.rooms.find(id);
    const seats = await this.parts.store.rooms.seats(id);
    const seat = seats.find((known) => known.seat === number);
    // Of a damaged one nobody is told: who opens it is.
    return row && seat && !tornPart(row) ? { row, seats, seat } : undefined;
  }
}

const isLive = (row: TableRow) => clockOf(row).kind === 'bank';
