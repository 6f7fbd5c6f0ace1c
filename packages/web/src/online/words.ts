import type { InEvery, Problem } from '@cromford/kernel';
import { language } from '../language/language.svelte.ts';
import { problemText as houseText } from '../language/problem-text.ts';
import { words as de } from './words/de/index.ts';
import { words as en, type OnlineWords } from './words/en/index.ts';

const all: InEvery<OnlineWords> = { en, de };

/** What these pages say, in the language of the page. */
export function words(): OnlineWords {
  return all[language.id];
}

/** The sentence for a problem that the server found; the house knows the others. */
export function problemText({ code, params }: Problem): string {
  const { problems } = words();
  const known = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : undefined;
  // What comes along is the server’s word, and is said as it came.
  return known ? (known as (blanks: Problem['params']) => string)(params) : houseText({ code, params });
}

/** What a bot's level is called. */
export function levelName(level: string): string {
  const { bots } = language.say;
  return level in bots && level !== 'bot' ? bots[level as 'apprentice'].name : level;
}
