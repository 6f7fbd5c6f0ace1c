import type { Result } from '@cromford/protocol';
import type { Ratings } from '../social/ratings.ts';
import type { Absent, Happened } from './absent.ts';
import type { Alongside } from './play.ts';
import { clockOf } from './row-parts.ts';
import { sinceOwn } from './since.ts';

export interface CompanyParts {
  readonly ratings: Ratings;
  readonly absent: Absent;
}

/** What is committed together with an entry: ratings with the last one, a notice when the turn passes to somebody who is away. */
export function companyOf({ ratings, absent }: CompanyParts): Alongside {
  return (row, seats, { entry, head }, before) => {
    const { result } = head;
    if (head.stage === 'over' && typeof result === 'string')
      return async (trx) => {
        await ratings.rate(trx, row, seats, JSON.parse(result) as Result, entry.at);
        for (const seat of seats) await absent.tellResult(trx, row, seat);
      };
    if (head.due === entry.seat || clockOf(row).kind === 'bank') return undefined;
    const next = seats.find(({ seat }) => seat === head.due);
    if (!next || next.bot !== null || !absent.seems(next)) return undefined;
    const happened: Happened | undefined =
      before && entry.kind === 'move'
        ? (language, names) => sinceOwn(before.table, next.seat, entry, { language, names })
        : undefined;
    return (trx) => absent.tellTurn(trx, row, next, entry.seq, happened);
  };
}
