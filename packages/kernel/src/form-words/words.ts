import type { InEvery, Language } from '../language.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

type Blanks = Readonly<Record<string, string | number>>;
export type Said = string | ((blanks: Blanks) => string);
export type FormCode = keyof typeof en;
export type FormWords = Readonly<Record<FormCode, Said>>;

const all: InEvery<FormWords> = { en, de };

/** Why the form of a value is wrong, in a language. */
export function formReason(language: Language, code: FormCode, blanks: Blanks): string {
  const said = all[language][code];
  return typeof said === 'string' ? said : said(blanks);
}

export function isFormCode(code: unknown): code is FormCode {
  return typeof code === 'string' && Object.hasOwn(en, code);
}
