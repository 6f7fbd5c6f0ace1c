import { type Language, type Problem, problem } from '@cromford/kernel';
import type { Value } from './form.ts';
import { studyWords } from './words/words.ts';

/** What the fields of a position and their values are called in the reader's language. */

/** The name of a field, by its path; places of lists are counted from 1. */
export function nameOf(path: string, language: Language): string {
  const key = path.split('.').at(-1) ?? path;
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  return studyWords[language].names[key] ?? key.replace(/([A-Z])/g, ' $1').toLowerCase();
}

/** `players.0.cash` as `players › 1 › cash`. */
export function placeOf(path: string, language: Language): string {
  const keys = path.split('.');
  return keys.map((_, i) => nameOf(keys.slice(0, i + 1).join('.'), language)).join(' › ');
}

export function wordFor(value: Value, language: Language): string {
  if (value === '') return '–';
  return studyWords[language].values[value] ?? String(value);
}

/** What is typed for one of several names: the name, or the word for it here. */
export function valueFrom(text: string, possible: readonly Value[], language: Language): Value | undefined {
  const typed = text.trim().toLowerCase();
  return possible.find((value) => value === typed || wordFor(value, language).toLowerCase() === typed);
}

export function momentOf(moment: string, language: Language): string {
  const [, name = moment, seat] = /^(.*) (\d)$/.exec(moment) ?? [];
  return studyWords[language].moment(name, seat === undefined ? undefined : String(Number(seat) + 1));
}

/** A problem that names a place of the state, with the name that the place has in the form. */
export function withPlace({ code, params, ...rest }: Problem, language: Language): Problem {
  const { path } = params;
  if (typeof path !== 'string' || path === '') return { code, params, ...rest };
  return { ...problem(code, { ...params, path: placeOf(path, language) }), ...rest };
}
