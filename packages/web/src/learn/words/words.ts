import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What is said on the path through the lessons. */
export interface LearnWords {
  readonly path: string;
  readonly pathAbout: string;
  come(done: number, all: number): string;
  readonly next: string;
  readonly open: string;
  readonly again: string;
  /** The puzzle at the end of a lesson. */
  readonly findIt: string;
  readonly puzzle: string;
  /** Said after that word. */
  readonly solved: string;
  readonly unsolved: string;
  readonly win: string;
  readonly winAbout: string;
  readonly winPlay: string;
  readonly won: string;
  readonly further: string;
  readonly furtherAbout: string;
  readonly nextLesson: string;
  readonly back: string;
  readonly habits: string;
  readonly habitsAbout: string;
  readonly habitsOpen: string;
}

export const words: InEvery<LearnWords> = { en, de };
