import { type Problem, problem } from '@cromford/kernel';
import type { Query } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from './actor.ts';
import { bankAfter } from './clock.ts';
import type { Openings } from './opening.ts';
import { clockOf } from './row-parts.ts';
import { isHiddenFrom } from './visibility.ts';

/** Pages at a table say every half minute that they are there: who has not for so long was away. */
const AWAY_MS = 75_000;
/** No bot takes so long: where one has, the game rested. */
const RESTED_MS = 60_000;

export interface SeatingParts {
  readonly store: Store;
  readonly openings: Openings;
  readonly now: () => number;
  readonly onSeats?: (table: string) => void;
}

/** Who sits where: taking a seat, leaving it, coming back to it. */
export class Seating {
  private readonly parts: SeatingParts;

  constructor(parts: SeatingParts) {
    this.parts = parts;
  }

  /** The seat that an account has at a table. */
  async seatOf(account: string, id: string): Promise<number | undefined> {
    return (await this.parts.store.rooms.seats(id)).find((seat) => seat.account === account)?.seat;
  }

  /** Takes an open seat; any, when none is named. `invited` opens a table that is not public. */
  async join(actor: Actor, id: string, seat: number | null, invited = false): Promise<{ seat: number } | Problem> {
    const { store, openings, now } = this.parts;
    const row = await store.rooms.find(id);
    if (!row || (row.access !== 'public' && !invited)) return problem('no-such-table');
    if (row.stage !== 'open') {
      const isHidden = isHiddenFrom(actor.account, row) && (await this.seatOf(actor.account, id)) === undefined;
      return isHidden ? problem('no-such-table') : problem('not-open', { stage: row.stage });
    }
    if (await this.blocked(row.host, actor.account)) return problem('no-entry');
    const seats = await store.rooms.seats(id);
    const mine = seats.find(({ account }) => account === actor.account);
    if (mine) return { seat: mine.seat };
    if (!invited && row.rematch_of !== null && (await this.seatOf(actor.account, row.rematch_of)) === undefined)
      return problem('rematch-only');
    const free = seats.filter(({ account, bot }) => account === null && bot === null);
    const wanted = seat === null ? free[0] : free.find((known) => known.seat === seat);
    if (!wanted) return problem('seat-taken');
    await openings.foresee(row);
    const taken = await store.rooms.change(id, async (trx, { stage }) => {
      if (stage !== 'open') return false;
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ account: actor.account, seen_at: now() })
        .where('table_id', '=', id)
        .where('seat', '=', wanted.seat)
        .where('account', 'is', null)
        .where('bot', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
    if (!taken) return problem('seat-taken');
    await openings.startIfFull(id);
    return { seat: wanted.seat };
  }

  /**
   * Leaves. Before the start the seat becomes free again (and a table without its host is closed); during the game the table's bot takes
   * over, and the seat remains its owner's.
   */
  async leave(actor: Actor, id: string): Promise<{ left: true } | Problem> {
    const { store } = this.parts;
    const row = await store.rooms.find(id);
    const mine = (await store.rooms.seats(id)).find(({ account }) => account === actor.account);
    if (!row || !mine) return problem('not-your-table');
    if (row.stage === 'open' && (await this.getUp(actor, id, mine.seat))) return { left: true };
    // It began while he got up: what holds for a game that is played holds for him.
    if (row.stage === 'open') return this.leave(actor, id);
    if (row.stage !== 'playing' && row.stage !== 'paused') return problem('not-playing', { stage: row.stage });
    if (row.takeover === '') return problem('no-takeover');
    await this.handOver(id, mine.seat, row.takeover);
    return { left: true };
  }

  /** Frees a seat at a table that waits; false when it has begun meanwhile. */
  private getUp(actor: Actor, id: string, seat: number): Promise<boolean> {
    return this.parts.store.rooms.change(id, async (trx, { stage, host }) => {
      if (stage !== 'open') return false;
      const mine = trx.updateTable('seats').set({ account: null }).where('table_id', '=', id);
      await mine.where('seat', '=', seat).where('account', '=', actor.account).execute();
      // Whoever sits down there next gives orders of his own.
      await trx.deleteFrom('orders').where('table_id', '=', id).where('seat', '=', seat).execute();
      if (host === actor.account)
        await trx.updateTable('tables').set({ stage: 'closed' }).where('id', '=', id).execute();
      return true;
    });
  }

  /**
   * The account is no more: an open seat becomes free, a seat in a game is a bot's for good. Where no person is left, the game is given
   * up: nobody would resume it, and nobody see its end.
   */
  async abandon(account: string, id: string, level: string): Promise<void> {
    const { store, now, onSeats } = this.parts;
    const row = await store.rooms.find(id);
    if (row?.stage === 'open') await this.leave({ account, kind: 'guest', role: 'player' }, id);
    if (row?.stage !== 'playing' && row?.stage !== 'paused') return;
    const changed = await store.rooms.change(id, async (trx) => {
      const mine = (await store.rooms.seats(id, trx)).find((seat) => seat.account === account);
      if (!mine) return false;
      const at = { bot: mine.bot ?? (row.takeover || level), account: null };
      await trx.updateTable('seats').set(at).where('table_id', '=', id).where('seat', '=', mine.seat).execute();
      await trx.deleteFrom('orders').where('table_id', '=', id).where('seat', '=', mine.seat).execute();
      // What was proposed was asked of another company.
      await trx.deleteFrom('proposals').where('table_id', '=', id).execute();
      if ((await store.rooms.seats(id, trx)).every((seat) => seat.account === null))
        await trx
          .updateTable('tables')
          .set({ stage: 'closed', since: null, ended_at: now() })
          .where('id', '=', id)
          .where('stage', 'in', ['playing', 'paused'])
          .execute();
      return true;
    });
    if (changed) onSeats?.(id);
  }

  /** A bot plays the seat from here on; its owner may come back. */
  async handOver(id: string, seat: number, level: string): Promise<void> {
    const changed = await this.parts.store.rooms.change(id, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ bot: level })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('bot', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await this.stopClock(trx, id, seat);
      return numUpdatedRows > 0n;
    });
    if (changed) this.parts.onSeats?.(id);
  }

  /** What the owner has used up is his: whoever leaves and returns goes on with what was left. */
  private async stopClock(trx: Query, id: string, seat: number): Promise<void> {
    const row = await trx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    const mine = (await this.parts.store.rooms.seats(id, trx)).find((known) => known.seat === seat);
    if (!row || !mine || row.due !== seat || row.since === null) return;
    const now = this.parts.now();
    // While the game is paused, `since` is what had run by then, as a negative number.
    const isPaused = row.stage === 'paused';
    const bank = isPaused
      ? Math.max(0, mine.bank + row.since)
      : bankAfter(clockOf(row), mine.bank, row.since, now, false);
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ since: isPaused ? 0 : now })
      .where('id', '=', id)
      .where('seq', '=', row.seq)
      .where('since', '=', row.since)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const left = trx.updateTable('seats').set({ bank: Math.round(bank) });
    await left.where('table_id', '=', id).where('seat', '=', seat).execute();
  }

  /** The owner is back: the bot gets up. */
  async comeBack(actor: Actor, id: string): Promise<{ seat: number } | Problem> {
    const { store, now } = this.parts;
    const row = await store.rooms.find(id);
    const mine = (await store.rooms.seats(id)).find(({ account }) => account === actor.account);
    if (!row || !mine) return problem('not-your-table');
    await store.rooms.change(id, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ bot: null, seen_at: now() })
        .where('table_id', '=', id)
        .where('seat', '=', mine.seat)
        .where('bot', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      // A game that rested cost its owner nothing. Who is back before the bot has decided has thought himself.
      await trx
        .updateTable('tables')
        .set({ since: now() })
        .where('id', '=', id)
        .where('due', '=', mine.seat)
        .where('stage', '=', 'playing')
        .where('since', '<', now() - RESTED_MS)
        .execute();
      return true;
    });
    this.parts.onSeats?.(id);
    return { seat: mine.seat };
  }

  /** Somebody looks at the table from that seat. Whoever was away is announced to the others; who was here is only noted. */
  async seen(id: string, seat: number): Promise<void> {
    const { store } = this.parts;
    const now = this.parts.now();
    const note = (trx: Query) =>
      trx.updateTable('seats').set({ seen_at: now }).where('table_id', '=', id).where('seat', '=', seat);
    const { numUpdatedRows } = await note(store.database.query)
      .where('seen_at', '>', now - AWAY_MS)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    await store.rooms.change(id, async (trx) => {
      const came = await note(trx)
        .where('seen_at', '<=', now - AWAY_MS)
        .executeTakeFirst();
      return came.numUpdatedRows > 0n;
    });
  }

  private async blocked(host: string, guest: string): Promise<boolean> {
    const row = await this.parts.store.database.query
      .selectFrom('blocks')
      .select('account_id')
      .where('account_id', '=', host)
      .where('blocked_id', '=', guest)
      .executeTakeFirst();
    return row !== undefined;
  }
}
