import type { Outbox } from '../notices/outbox.ts';
import type { Ratings } from '../social/ratings.ts';
import type { Query } from '../storage/database.ts';
import type { SeatRow } from '../storage/schema-tables.ts';
import type { Clock } from './clock.ts';
import type { Company } from './play.ts';
import type { Result } from './result.ts';

/** Whoever was at the table so lately needs no notice. */
const HERE_MS = 120_000;

export interface CompanyParts {
  readonly ratings: Ratings;
  readonly outbox: Outbox;
  readonly now: () => number;
  readonly publicOrigin?: string | undefined;
}

/** What is committed together with an entry: ratings with the last one, a notice when the turn passes to somebody who is away. */
export function companyOf({ ratings, outbox, now, publicOrigin = '' }: CompanyParts): Company {
  return (row, seats, { entry, head }) => {
    const about = { table: row.id, title: row.title, game: row.game, url: `${publicOrigin}/play/${row.id}` };
    const { result } = head;
    if (head.stage === 'over' && typeof result === 'string')
      return async (trx) => {
        await ratings.rate(trx, row, seats, JSON.parse(result) as Result, entry.at);
        for (const seat of seats)
          if (await isAway(trx, seat))
            await outbox.write(trx, seat.account ?? '', `over ${row.id}`, { code: 'game-over', params: about });
      };
    if (head.due === entry.seat || (JSON.parse(row.clock) as Clock).kind === 'bank') return undefined;
    const next = seats.find(({ seat }) => seat === head.due);
    if (!next || next.bot !== null || !seemsAway(next)) return undefined;
    return async (trx) => {
      if (await isAway(trx, next))
        await outbox.write(trx, next.account ?? '', `turn ${row.id} ${entry.seq}`, {
          code: 'your-turn',
          params: about,
        });
    };
  };

  function seemsAway({ account, seen_at }: SeatRow): boolean {
    return account !== null && now() - seen_at > HERE_MS;
  }

  /** What a node knows of a seat may be older than the last sign of life. */
  async function isAway(trx: Query, seat: SeatRow): Promise<boolean> {
    if (!seemsAway(seat)) return false;
    const fresh = await trx
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', seat.table_id)
      .where('seat', '=', seat.seat)
      .executeTakeFirst();
    return fresh !== undefined && seemsAway(fresh);
  }
}
