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
  readonly copy: string;
  readonly copied: string;
  readonly earlier: string;
  readonly open: string;
  readonly untried: string;
  /** The list of the day on a server. */
  readonly list: string;
  readonly listAbout: string;
  readonly join: string;
  readonly joinAbout: string;
  readonly showList: string;
  waiting(results: number): string;
  unlisted(why: string): string;
  readonly day: string;
  readonly today: string;
  readonly nobody: string;
  count(people: number): string;
  readonly rank: string;
  readonly name: string;
  readonly result: string;
  readonly you: string;
}

export const words: InEvery<DailyWords> = { en, de };
