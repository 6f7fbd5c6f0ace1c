import type { InEvery } from '@cromford/kernel';
import { names as de } from './de.ts';
import { names as en } from './en.ts';

/** What is said of the game before its board is fetched. */
export interface Names {
  readonly kinds: Readonly<
    Record<'actions' | 'market' | 'workers' | 'building' | 'events' | 'production' | 'due' | 'profit' | 'stock', string>
  >;
  worth(figure: string): string;
}

export const names: InEvery<Names> = { en, de };
