import { type News, type Ruleset, type State, wageNow } from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import type { Entry } from '../../../engine/protocol.ts';

/** The wage when a seat had last chosen, before the move that follows on this position has led to a production; nothing where it was its own. */
export function wageThen(rs: Ruleset, before: State, seat: Seat, log: readonly Entry[]): number | undefined {
  const upTo = log.filter(({ ply }) => ply <= before.ply + 1);
  const own = upTo.findLastIndex((entry) => entry.seat === seat);
  if (own < 0 || upTo[own]?.ply === before.ply + 1) return undefined;
  const since = upTo.slice(own + 1).filter(({ ply }) => ply <= before.ply);
  const hired = since.flatMap(({ events }) => events).reduce((sum, { event }) => sum + hires(event as never), 0);
  return wageNow(rs, { ...before, market: before.market + hired });
}

/** Workers who leave the market by it. */
function hires(news: News): number {
  if (news.kind !== 'workers') return 0;
  return news.from === 'market' ? news.amount : news.to === 'market' ? -news.amount : 0;
}
