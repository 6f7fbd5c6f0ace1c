import type { InEvery } from '@cromford/kernel';
import { page as de } from './de/page.ts';
import { page as en } from './en/page.ts';

/** What stands around a rulebook. */
export interface PageWords {
  readonly title: string;
  readonly which: string;
  readonly contents: string;
  readonly example: string;
  readonly open: string;
  readonly opening: string;
  readonly list: string;
  readonly listAbout: string;
  readonly lesson: string;
}

export const pageWords: InEvery<PageWords> = { en, de };
