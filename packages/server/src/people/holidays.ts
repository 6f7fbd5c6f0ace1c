import { type Problem, problem } from '@cromford/kernel';
import type { Store } from '../storage/store.ts';
import { bankAfter } from '../tables/clock.ts';
import { clockOf, tornPart } from '../tables/row-parts.ts';

const DAY = 24 * 3_600_000;
/** So long is a holiday at most, and so long the others are not kept waiting again after it. */
const LONGEST = 21 * DAY;
const BETWEEN = 14 * DAY;

export interface HolidayParts {
  readonly store: Store;
  readonly now: () => number;
  /** A table whose time runs otherwise now. */
  readonly onSeats: (table: string) => void;
}

/** While somebody is on holiday, the time of his turns by daily clocks does not run: it begins when he is back. */
export class Holidays {
  private readonly parts: HolidayParts;

  constructor(parts: HolidayParts) {
    this.parts = parts;
  }

  /** From now until then; a moment that is past ends it. */
  async set(account: string, until: number): Promise<Problem | undefined> {
    const { store, now } = this.parts;
    const known = await store.database.query
      .selectFrom('holidays')
      .selectAll()
      .where('account_id', '=', account)
      .executeTakeFirst();
    const isAway = known !== undefined && known.until_at > now();
    if (until <= now()) {
      if (!isAway) return undefined;
      await this.write(account, known.from_at, now());
      return this.wake(account);
    }
    if (known && !isAway && now() - known.until_at < BETWEEN)
      return problem('holiday-again', { days: Math.ceil((known.until_at + BETWEEN - now()) / DAY) });
    const from = isAway ? known.from_at : now();
    if (until > from + LONGEST) return problem('holiday-long', { days: LONGEST / DAY });
    // Shorter than before: what rests until then begins anew.
    if (isAway && until < known.until_at) await this.wake(account);
    await this.write(account, from, until);
    await this.rest(account, until);
    return undefined;
  }

  /** Until when somebody is away. */
  async of(account: string): Promise<number | null> {
    const row = await this.parts.store.database.query
      .selectFrom('holidays')
      .select('until_at')
      .where('account_id', '=', account)
      .where('until_at', '>', this.parts.now())
      .executeTakeFirst();
    return row ? Number(row.until_at) : null;
  }

  /** Turns that have come to people who are away. A daily clock gives ten minutes at least: nobody runs out of time before this is seen. */
  async sweep(): Promise<void> {
    const away = await this.parts.store.database.query
      .selectFrom('holidays')
      .selectAll()
      .where('until_at', '>', this.parts.now())
      .limit(10_000)
      .execute();
    for (const { account_id, until_at } of away) await this.rest(account_id, Number(until_at));
  }

  private async write(account: string, from: number, until: number): Promise<void> {
    const row = { account_id: account, from_at: from, until_at: until };
    await this.parts.store.database.query
      .insertInto('holidays')
      .values(row)
      .onConflict((known) => known.column('account_id').doUpdateSet(row))
      .execute();
  }

  private async rest(account: string, until: number): Promise<void> {
    for (const row of await this.turnsOf(account)) if (row.since < until) await this.begin(row, until);
  }

  private async wake(account: string): Promise<undefined> {
    const now = this.parts.now();
    for (const row of await this.turnsOf(account)) if (row.since > now) await this.begin(row, now);
    return undefined;
  }

  /** The turns of an account whose time runs by a daily clock, or rests. */
  private async turnsOf(account: string) {
    const rows = await this.parts.store.database.query
      .selectFrom('tables')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.due'),
      )
      .select(['tables.id', 'tables.seq', 'tables.since', 'tables.clock', 'seats.seat', 'seats.bank'])
      .where('seats.account', '=', account)
      .where('seats.bot', 'is', null)
      .where('tables.stage', '=', 'playing')
      .where('tables.since', 'is not', null)
      .where('tables.clock', 'like', '{"kind":"daily"%')
      .execute();
    return rows
      .filter((row) => !tornPart(row))
      .map((row) => ({ ...row, since: Number(row.since), bank: Number(row.bank) }));
  }

  /** The time of that turn runs from then on; what has run by now is used up. */
  private async begin(row: Awaited<ReturnType<Holidays['turnsOf']>>[number], since: number): Promise<void> {
    const { store, now, onSeats } = this.parts;
    const bank = bankAfter(clockOf(row), row.bank, row.since, now(), false);
    const changed = await store.rooms.change(row.id, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set({ since })
        .where('id', '=', row.id)
        .where('seq', '=', row.seq)
        .where('since', '=', row.since)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const left = trx.updateTable('seats').set({ bank: Math.round(bank) });
      await left.where('table_id', '=', row.id).where('seat', '=', row.seat).execute();
      return true;
    });
    if (changed) onSeats(row.id);
  }
}
