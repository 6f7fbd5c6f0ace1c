import type { News } from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import type { IconName } from '../../icons/paths.ts';

/** The parts of the board that a phone shows one at a time. */
export const TABS = [
  { id: 'mine', icon: 'factory' },
  { id: 'market', icon: 'market' },
  { id: 'labour', icon: 'worker' },
  { id: 'tiles', icon: 'quality' },
  { id: 'shares', icon: 'certificate' },
  { id: 'rivals', icon: 'people' },
] as const satisfies readonly { readonly id: string; readonly icon: IconName }[];

export type BoardTab = (typeof TABS)[number]['id'];

const BY_VERB: Readonly<Record<string, BoardTab>> = {
  take: 'tiles',
  'take-tile': 'tiles',
  buy: 'shares',
  'sell-shares': 'shares',
  repay: 'shares',
  broker: 'shares',
  'return-share': 'shares',
  'go-back': 'shares',
  rise: 'shares',
  commodity: 'shares',
  steps: 'shares',
  name: 'rivals',
};

const BY_STEP: Readonly<Record<string, BoardTab>> = {
  pick: 'tiles',
  special: 'tiles',
  exchange: 'shares',
  'start-sale': 'shares',
  recession: 'shares',
  commodity: 'shares',
  influence: 'shares',
  bonus: 'shares',
  'name-start': 'rivals',
  'sell-stored': 'market',
  'add-stored': 'market',
};

const BY_NEWS: Readonly<Record<string, BoardTab>> = {
  market: 'market',
  produced: 'market',
  called: 'market',
  patron: 'market',
  sold: 'market',
  indicator: 'shares',
};

/** Where what is being told can be seen; what has no place of its own is told where the story stands. */
export function tabOfTold(told: readonly News[], seat: Seat | null): BoardTab | undefined {
  const tabOfNews = (news: News) =>
    news.kind === 'cash' && news.why === 'wages' && news.seat === seat ? 'mine' : BY_NEWS[news.kind];
  const last = told.findLast(tabOfNews);
  return last && tabOfNews(last);
}

/** Where a question is answered, or one of its choices is made. */
export function tabOf(step: string, verb?: string): BoardTab {
  if (verb !== undefined) return BY_VERB[verb] ?? 'mine';
  return BY_STEP[step] ?? 'mine';
}
