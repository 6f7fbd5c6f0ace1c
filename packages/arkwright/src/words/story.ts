import type { Sentence, StoryLine } from '@cromford/kernel';
import type { News } from '../news.ts';
import type { Phrases } from './phrases.ts';

type Cash = Extract<News, { kind: 'cash' }>;
type Indicator = Extract<News, { kind: 'indicator' }>;
type Called = Extract<News, { kind: 'called' }>;

/** What several events say is told once: a price beside what it is for, a sale by its result, the way of an indicator as a whole. */
export function storyOf(p: Phrases, events: readonly News[]): StoryLine[] {
  const told: StoryLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as News;
    const run = sameAsNext(events, i);
    if (isToldElsewhere(event, events, i)) continue;
    const paid = payment(event, events, i);
    if (event.kind === 'indicator' && run.length > 1) tell(p.ways(run as Indicator[]), run.length);
    else if (event.kind === 'called') tell(p.calls(run as Called[]), run.length);
    else if (paid) tell(withMoney(p, event, paid), 2);
    else tell(p.news(event), 1);

    function tell(text: Sentence, events: number) {
      if (text !== '') told.push({ kind: event.kind, text });
      i += events - 1;
    }
  }
  return told;
}

/** Events of one kind that follow each other; indicators only of one seat. */
function sameAsNext(events: readonly News[], from: number): readonly News[] {
  const first = events[from] as News;
  let to = from + 1;
  while (events[to]?.kind === first.kind && (first.kind !== 'indicator' || seatOf(events[to]) === first.seat)) to++;
  return events.slice(from, to);
}

function seatOf(event: News | undefined): number | null | undefined {
  return event && 'seat' in event ? event.seat : undefined;
}

/** The economy of a cycle is told by what it moves, the end of the game by its result, some workers by what they are moved for. */
function isToldElsewhere(event: News, events: readonly News[], i: number): boolean {
  const [last, next] = [events[i - 1], events[i + 1]];
  if (event.kind === 'economy') return next?.kind === 'importer';
  if (event.kind === 'goods' && event.why === 'added') return last?.kind === 'added' && last.seat === event.seat;
  if (event.kind !== 'workers') return event.kind === 'over';
  if (event.to === 'warehouse') return next?.kind === 'staffed' && next.seat === event.seat;
  if (last?.kind === 'dismissed') return event.from === 'warehouse' && last.seat === event.seat;
  return last?.kind === 'machine' && last.by > 0 && last.good === event.good && event.to === 'fired';
}

/** The money that an event is about, if it is the next thing to be told. */
function payment(event: News, events: readonly News[], i: number): Cash | undefined {
  const next = events[i + 1];
  if (next?.kind !== 'cash' || next.seat !== seatOf(event)) return undefined;
  switch (event.kind) {
    case 'placed':
      return next.why === 'administration' ? next : undefined;
    case 'sold':
      return next.why === 'sales' ? next : undefined;
    case 'built':
    case 'modernised':
      return next.why === 'action' ? next : undefined;
    case 'influence':
      return next.why === 'influence' ? next : undefined;
    case 'loans':
      return next.why === 'loan' ? next : undefined;
    case 'shares':
    case 'goods':
      return next.why === event.why ? next : undefined;
    default:
      return undefined;
  }
}

/** `Blue has sold 3 food (+£15).` Where the sentence names the sum already, it stays as it is. */
function withMoney(p: Phrases, event: News, { by }: Cash): Sentence {
  return 'cost' in event && event.cost === -by ? p.news(event) : p.news(event, by);
}
