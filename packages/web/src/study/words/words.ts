import type { InEvery } from '@cromford/kernel';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

/** What a language has for the form of a position, which is made from the description of the state. */
export interface StudyWords {
  /** For its fields, by their keys. */
  readonly names: Readonly<Record<string, string>>;
  /** For the names that a field may have: markers, tiles, events, awards. */
  readonly values: Readonly<Record<string, string>>;
  /** For the moments at which one can begin; those of a seat, `turn 1`, by their first word. */
  moment(name: string, seat: string | undefined): string;
}

export const studyWords: InEvery<StudyWords> = { en, de };
