import { language } from '../language/language.svelte.ts';
import { wordsOf } from './fields.ts';
import { sheetNames } from './words/words.ts';

/** Where a value stands in its sheet, in the reader's language. */
export function fieldName(path: readonly string[]): string {
  return wordsOf(path, sheetNames[language.id]);
}
