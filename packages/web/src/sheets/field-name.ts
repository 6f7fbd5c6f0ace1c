import { language } from '../language/language.svelte.ts';
import { wordsOf } from './fields.ts';
import { namesInGerman } from './names-de.ts';

/** Where a value stands in its sheet, in the reader's language. */
export function fieldName(path: readonly string[]): string {
  return wordsOf(path, language.id === 'de' ? namesInGerman : undefined);
}
