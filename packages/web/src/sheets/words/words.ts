import type { InEvery } from '@cromford/kernel';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

/** What a language has for the keys of the component sheets, and for the English sentences that say why one is refused. */
export interface SheetWords {
  readonly names: Readonly<Record<string, string>>;
  /** What stands in braces is taken over as it is. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const sheetWords: InEvery<SheetWords> = { en, de };
