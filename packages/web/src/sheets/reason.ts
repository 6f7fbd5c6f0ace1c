import type { Language } from '@cromford/kernel';
import { reasonsInGerman } from './reasons-de.ts';

/** What the schema says about a value of the wrong kind; what may stand behind it speaks of types. */
const UNFIT = 'Invalid input';

/** Why a value of a component sheet is refused, in the reader's language. */
export function reasonText(said: string, language: Language): string {
  const reason = said.startsWith(UNFIT) ? 'is not a value that fits here' : said;
  if (language !== 'de') return reason;
  const known = reasonsInGerman[reason];
  if (known) return known;
  for (const { pattern, german } of patterns) {
    const found = pattern.exec(reason);
    if (found) return german.replace(/\{\w+\}/, found[1] ?? '');
  }
  return reason;
}

const patterns = Object.entries(reasonsInGerman)
  .filter(([english]) => english.includes('{'))
  .map(([english, german]) => ({
    pattern: new RegExp(
      `^${english
        .split(/\{\w+\}/)
        .map(escaped)
        .join('(.+)')}$`,
    ),
    german,
  }));

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
