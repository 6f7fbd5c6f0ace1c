import { inEach, type Language } from '@cromford/kernel';
import { sheetWords } from './words/words.ts';

/** What the schema says about a value of the wrong kind; what may stand behind it speaks of types. */
const UNFIT = 'Invalid input';

/** Why a value of a component sheet is refused, in the reader's language. */
export function reasonText(said: string, language: Language): string {
  const reason = said.startsWith(UNFIT) ? 'is not a value that fits here' : said;
  const known = sheetWords[language].reasons[reason];
  if (known) return known;
  for (const { pattern, other } of patterns[language]) {
    const found = pattern.exec(reason);
    if (found) return other.replace(/\{\w+\}/, found[1] ?? '');
  }
  return reason;
}

const patterns = inEach(sheetWords, ({ reasons }) =>
  Object.entries(reasons)
    .filter(([english]) => english.includes('{'))
    .map(([english, other]) => ({
      pattern: new RegExp(
        `^${english
          .split(/\{\w+\}/)
          .map(escaped)
          .join('(.+)')}$`,
      ),
      other,
    })),
);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
