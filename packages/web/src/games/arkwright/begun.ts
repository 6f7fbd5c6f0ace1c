import { type Good, goodAt, isRunning, type News, type State } from '@cromford/arkwright';
import { beforeTold, opening, saleOf, untilOver } from './told.ts';

/** A production phase in which somebody is asked: what has happened in it, and the books that it began with. */
export interface Begun {
  readonly news: readonly News[];
  readonly before: State;
}

/** As much of a production as has been told. */
interface Telling extends Begun {
  readonly good: Good;
}

/** Of an entry of the log. */
interface Happened {
  readonly ply: number;
  readonly events: readonly { readonly event: object }[];
}

/**
 * The phase that is under way in a position; nothing where none is, or where nobody has told how it began. Its figures begin with the market.
 * Until that is counted a school is asked about: what lies before that is another good's production.
 */
export function begunIn(now: State, log: readonly Happened[], ply: number): Begun | undefined {
  const good = goodAt(Math.max(0, now.cycle));
  if (!isRunning(now, good)) return undefined;
  if (now.agenda.some(({ step }) => step === 'produce')) return { news: [], before: now };
  const news: News[] = [];
  for (const { ply: at, events } of log.toReversed()) {
    if (at > ply) continue;
    news.unshift(...events.map(({ event }) => event as News));
    const from = news.findLastIndex(({ kind }) => kind === 'market' || kind === 'cycle');
    const first = news[from];
    if (first?.kind === 'market' && first.good === good) {
      const own = news.slice(from);
      return { news: own, before: beforeTold(now, own) };
    }
    if (first) return undefined;
  }
  return undefined;
}

/** The production that a telling belongs to: the one whose market it has told of, or the one in which somebody was asked before it. */
export function tellingIn(before: State, told: readonly News[], begun: Begun | undefined): Telling | undefined {
  const sale = saleOf(told);
  const first = sale?.[0];
  if (sale && first?.kind === 'market') return { good: first.good, before: opening(before, told), news: sale };
  return begun && { ...begun, good: goodAt(before.cycle), news: [...begun.news, ...untilOver(told)] };
}
