import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What is said around advice; the advice itself is the bot's. */
export interface HintWords {
  heading(adviser: string): string;
  readonly adviser: string;
  thinking(adviser: string): string;
  readonly stop: string;
  readonly close: string;
  /** Shows what the game is about beside the advice, and hides it again. */
  readonly aim: string;
  readonly aimAway: string;
  readonly failed: string;
  readonly again: string;
  /** The first step: where to look. */
  look(part: string): string;
  readonly nowhere: string;
  readonly morePlan: string;
  readonly moreMoves: string;
  readonly nothingToSay: string;
  /** Nothing is advised but to end the step. */
  readonly onlyEnds: string;
  /** A move that ends the step, among the others. */
  ends(text: string): string;
  readonly take: string;
  readonly taken: string;
  /** How many moves follow that are not named yet. */
  later(n: number): string;
  readonly thinkAgain: string;
  /** Time was up before everything was compared. */
  readonly hurried: string;
  factory(good: string): string;
  /** Where the factory is to stand that is still to be built. */
  place(good: string): string;
  readonly parts: Readonly<Record<string, string>>;
}

export const words: InEvery<HintWords> = { en, de };
