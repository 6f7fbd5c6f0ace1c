import type { Outbox } from '../notices/outbox.ts';
import type { Ratings } from '../social/ratings.ts';
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
  return async (trx, row, seats, { entry, head }) => {
    const about = { table: row.id, title: row.title, game: row.game, url: `${publicOrigin}/play/${row.id}` };
    const away = (account: string | null, seen: number): account is string =>
      account !== null && now() - seen > HERE_MS;
    if (head.stage === 'over' && typeof head.result === 'string') {
      await ratings.rate(trx, row, seats, JSON.parse(head.result) as Result, entry.at);
      for (const { account, seen_at } of seats)
        if (away(account, seen_at))
          await outbox.write(trx, account, `over ${row.id}`, { code: 'game-over', params: about });
      return;
    }
    if (head.due === entry.seat || (JSON.parse(row.clock) as Clock).kind === 'bank') return;
    const next = seats.find(({ seat }) => seat === head.due);
    if (next && next.bot === null && away(next.account, next.seen_at))
      await outbox.write(trx, next.account, `turn ${row.id} ${entry.seq}`, { code: 'your-turn', params: about });
  };
}
