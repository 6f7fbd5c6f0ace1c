import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What a notice of the server says: it sends a code, and the sentence is made here, in the language of the browser. */
export type NoticeWords = Readonly<Record<keyof typeof en, string>>;

const all: InEvery<NoticeWords> = { en, de };

export function noticeText(code: string, language: string): string {
  const words: Readonly<Record<string, string>> = Object.hasOwn(all, language) ? all[language as keyof typeof all] : en;
  return words[code] ?? 'Cromford';
}
