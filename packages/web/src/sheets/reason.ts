import { type Fault, formReason, isFormCode, type Language } from '@cromford/kernel';
import { sheetWords } from './words/words.ts';

type Said = string | ((blanks: object) => string);

/** Why a value of a component sheet is refused, in the reader's language. */
export function reasonText({ code = '', params = {}, reason }: Fault, language: Language): string {
  if (isFormCode(code)) return formReason(language, code, params);
  const reasons = sheetWords[language].reasons as unknown as Readonly<Record<string, Said>> | undefined;
  const said = reasons && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return typeof said === 'function' ? said(params) : (said ?? reason);
}
