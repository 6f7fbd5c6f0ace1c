import type { sheetReasons as board } from '@cromford/arkwright';
import type { sheetReasons as cards } from '@cromford/cards';
import type { sheetReasons as empire } from '@cromford/empire';
import type { InEvery } from '@cromford/kernel';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

/** The codes of the games and what their sentences leave blank: a language that lacks one, or misspells a blank, does not compile. */
type Codes = typeof board & typeof cards & typeof empire;
export type SheetReasons = {
  readonly [Code in keyof Codes]: Codes[Code] extends (blanks: infer Blanks) => string
    ? (blanks: Blanks) => string
    : string;
};

/** What a language has for the keys of the component sheets, and why one is refused; without the latter it reads what the games say. */
export interface SheetWords {
  readonly names: Readonly<Record<string, string>>;
  readonly reasons?: SheetReasons;
}

export const sheetWords: InEvery<SheetWords> = { en, de };
