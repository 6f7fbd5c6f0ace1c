import type { StoryLine } from '@cromford/kernel';
import type { CashWhy, News } from '../news.ts';
import type { Phrases } from './phrases.ts';

const COSTS: readonly CashWhy[] = ['fixed-cost', 'wages', 'maintenance'];

/** What several events say is told once: a sale with its money, costs by their sum, goods by what happens to them. */
export function storyOf(p: Phrases, events: readonly News[]): StoryLine[] {
  return events.flatMap((event, i) => {
    if (isToldBefore(event, events.slice(0, i)) || isToldAfter(event, events.slice(i + 1))) return [];
    const text = p.event(event, incomeOf(event, events.slice(i + 1)));
    return text === '' ? [] : [{ kind: event.kind, text }];
  });
}

function isToldBefore(event: News, earlier: readonly News[]): boolean {
  const last = earlier[earlier.length - 1];
  switch (event.kind) {
    case 'goods':
      return event.why === 'produced' || event.why === 'sold' || event.why === 'shipped';
    case 'marker':
      return last?.kind === 'set' && last.seat === event.who && last.appeal === event.to;
    case 'cash':
      if (COSTS.includes(event.why)) return earlier.some(({ kind }) => kind === 'costs');
      return event.why === 'sales' && earlier.some((sold) => sold.kind === 'sold' && sold.who === event.seat);
    default:
      return false;
  }
}

/** The round names who starts it; that the card was passed on is no news besides. */
function isToldAfter(event: News, later: readonly News[]): boolean {
  if (event.kind !== 'start-player' || event.why !== 'passed') return false;
  return later.some((next) => next.kind === 'round' && next.start === event.seat && !next.alone);
}

/** The money of a sale, which comes right after it and its goods. */
function incomeOf(event: News, later: readonly News[]): number | undefined {
  if (event.kind !== 'sold') return undefined;
  const cash = later
    .slice(0, 2)
    .find((next) => next.kind === 'cash' && next.why === 'sales' && next.seat === event.who);
  return cash?.kind === 'cash' ? cash.by : undefined;
}
