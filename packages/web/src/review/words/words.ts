import type { InEvery } from '@cromford/kernel';
import type { WhyNot } from '../protocol.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What the coach says of a whole game. */
export interface ReviewWords {
  title(game: string): string;
  readonly about: string;
  readonly whose: string;
  readonly looking: string;
  readonly stop: string;
  readonly start: string;
  readonly failed: string;
  readonly accuracy: string;
  readonly accuracyAbout: string;
  /** Alone it is one's own result; else what one is ahead of the others by. */
  lost(amount: string, isAlone: boolean): string;
  chance(points: string): string;
  readonly moments: string;
  readonly noMoments: string;
  readonly you: string;
  readonly coach: string;
  readonly again: string;
  readonly look: string;
  readonly all: string;
  readonly good: string;
  /** At a turn that is played anew. */
  heading(game: string): string;
  readonly leave: string;
  readonly whyNot: Readonly<Record<WhyNot, string>>;
  readonly noTurnAbout: string;
  readonly setting: string;
}

export const words: InEvery<ReviewWords> = { en, de };
