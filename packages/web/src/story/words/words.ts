import type { InEvery } from '@cromford/kernel';
import type { Beside } from '../turn.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What is said about a game that is over. */
export interface StoryWords {
  wonBy(lead: string): string;
  readonly wonTie: string;
  lostBy(winner: string, lead: string): string;
  lostTie(winner: string): string;
  othersWonBy(winner: string, lead: string): string;
  readonly nobody: string;
  reached(score: string): string;
  readonly heading: string;
  readonly looking: string;
  readonly stop: string;
  readonly start: string;
  readonly failed: string;
  readonly best: string;
  readonly worst: string;
  readonly bestOf: (name: string) => string;
  readonly worstOf: (name: string) => string;
  readonly noBest: string;
  readonly noWorst: string;
  /** Of a turn beside another that has all its moves and more, or only some of them. */
  readonly beside: Beside;
  readonly gain: (instead: string) => string;
  readonly cost: (instead: string) => string;
  readonly tryAgain: string;
  readonly look: string;
  decided(when: string): string;
  readonly review: string;
  readonly books: string;
  readonly cashStart: string;
  readonly cashEnd: string;
  readonly score: string;
  readonly income: string;
  readonly otherIncome: string;
  readonly nothingSold: string;
  readonly charts: string;
  readonly showBoard: string;
  readonly showStory: string;
  readonly saw: string;
  readonly sawAbout: string;
  readonly bestChoice: string;
  readonly same: string;
  /** Of a choice that is worth what the best is. */
  readonly asGood: string;
  expert(what: string): string;
  choices(who: string): string;
  readonly weighing: string;
  readonly chance: string;
  readonly expected: string;
  readonly change: string;
}

export const words: InEvery<StoryWords> = { en, de };
