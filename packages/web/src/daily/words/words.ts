import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What is said around the games of the day. */
export interface DailyWords {
  readonly heading: string;
  readonly about: string;
  readonly once: string;
  /** What is to be done, by challenge. */
  alone(game: string): string;
  against(game: string, bot: string): string;
  readonly begin: string;
  readonly goOn: string;
  readonly look: string;
  readonly gone: string;
  scored(score: string): string;
  won(score: string): string;
  lost(score: string): string;
  readonly share: string;
  readonly copied: string;
  readonly earlier: string;
  readonly open: string;
  readonly untried: string;
}

export const words: InEvery<DailyWords> = { en, de };
