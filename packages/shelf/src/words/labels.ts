import type { InEvery } from '@cromford/kernel';
import { labels as de } from './de/labels.ts';
import { labels as en } from './en/labels.ts';

/** What is said of a game before it is taken down. */
export interface Label {
  readonly name: string;
  readonly about: string;
  readonly players: string;
  readonly time: string;
}

export type ShelfLabels = Readonly<
  Record<'spinning-jenny' | 'water-frame' | 'anniversary' | 'spinning-mule' | 'card-game' | 'empire', Label>
>;

export const labels: InEvery<ShelfLabels> = { en, de };
