import type { InEvery } from '@cromford/kernel';
import { text as de } from './de.ts';
import { text as en } from './en.ts';

export interface AwardsText {
  readonly title: string;
  readonly about: string;
  readonly reached: (won: number, all: number) => string;
  readonly open: string;
  readonly first: string;
  readonly best: (score: number) => string;
  readonly times: (n: number) => string;
  readonly play: string;
  readonly noStore: string;
}

export const awardsText: InEvery<AwardsText> = { en, de };
