import type { sheetReasons as board } from '@cromford/arkwright';
import type { sheetReasons as cards } from '@cromford/cards';
import type { sheetReasons as empire } from '@cromford/empire';
import { type Fault, formReason, type InEvery, isFormCode, type Language } from '@cromford/kernel';
import { reasons as de } from './words/de/sheet-reasons.ts';
import { reasons as en } from './words/en/sheet-reasons.ts';

/** The codes of the games and what their sentences leave blank: a language that lacks one, or misspells a blank, does not compile. */
type Codes = typeof board & typeof cards & typeof empire;
export type SheetReasons = {
  readonly [Code in keyof Codes]: Codes[Code] extends (blanks: infer Blanks) => string
    ? (blanks: Blanks) => string
    : string;
};

/** A language without its own reads what the games say, in English. */
const all: InEvery<SheetReasons | undefined> = { en, de };

type Said = string | ((blanks: object) => string);

/** Why a value of a component sheet is refused, in the reader's language. */
export function sheetReason({ code = '', params = {}, reason }: Omit<Fault, 'path'>, language: Language): string {
  if (isFormCode(code)) return formReason(language, code, params);
  const reasons = all[language] as unknown as Readonly<Record<string, Said>> | undefined;
  const said = reasons && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return typeof said === 'function' ? said(params) : (said ?? reason);
}
