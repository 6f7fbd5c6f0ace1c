import type { Good } from '@cromford/arkwright';
import type { InEvery } from '@cromford/kernel';
import { phrases as de } from './de/arkwright.ts';
import { phrases as en } from './en/arkwright.ts';

/** Something done in a turn, all of its kind together, and the goods it was done for. */
export interface Deed {
  readonly what:
    | 'build'
    | 'modernise'
    | 'close'
    | 'quality'
    | 'distribution'
    | 'hire'
    | 'fire'
    | 'machines'
    | 'buy'
    | 'sell'
    | 'ship'
    | 'contract'
    | 'special';
  readonly amount: number;
  readonly goods: readonly Good[];
}

/** What the bots say about their turns. */
export interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  deed(deed: Deed): string;
  income(before: number, after: number): string;
  shareValue(pounds: number): string;
  cheapShares(pounds: number): string;
  inNeed(pounds: number): string;
}

export const phrases: InEvery<Phrases> = { en, de };
