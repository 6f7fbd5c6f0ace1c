import type { Grade, Theme } from '@cromford/bots/coach';
import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What is said around puzzles. */
export interface PuzzleWords {
  readonly heading: string;
  readonly about: string;
  readonly daily: string;
  dailyAbout(game: string): string;
  readonly dailyDone: string;
  streak(days: number): string;
  rating(points: number): string;
  readonly unrated: string;
  solved(solved: number, all: number): string;
  readonly next: string;
  readonly noneLeft: string;
  readonly anyTheme: string;
  readonly theme: string;
  readonly leave: string;
  /** What is to be done, and by whom where there are others. */
  find(who?: string): string;
  readonly how: string;
  readonly difficulty: string;
  hard(steps: number): string;
  readonly comparing: string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly rightAbout: string;
  /** It is found, with other prices than the best known: what these leave, where that is more than nothing. */
  otherPrices(amount?: string): string;
  /** The right idea, where prices are all that differs, and where it is more. */
  readonly onlyPrices: string;
  readonly nearAbout: string;
  /** Prices are all that differs, and they cost so much that it has not been found. */
  readonly costlyPrices: string;
  /** Alone it is one's own result; else what one is ahead of the others by. */
  lost(amount: string, isAlone: boolean): string;
  /** After a wrong try: what it comes to, and what the best turn would; the same of the others, said after one's own or alone. */
  end(own: string, best: string): string;
  others(own: string, best: string, isSecond: boolean): string;
  /** No single thing speaks for the best turn. */
  readonly later: string;
  /** Deeds of the best turn that are not in the own one. */
  missed(deeds: readonly string[]): string;
  readonly does: Readonly<Record<Theme, string>>;
  readonly reasons: string;
  readonly again: string;
  readonly show: string;
  readonly shown: string;
  rated(before: number, after: number): string;
  readonly counted: string;
  /** A puzzle of the day that is not today's. */
  readonly notToday: string;
  readonly notTodayAbout: string;
  readonly missing: string;
  readonly missingAbout: string;
  readonly themes: Readonly<Record<Theme, string>>;
}

export const words: InEvery<PuzzleWords> = { en, de };
