import { expect, it } from 'vitest';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { languageFrom } from './index.ts';

/** Stands in every blank and says which one it is. */
const named = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** Every sentence with its path: `play.saved` → `Saved in {file}.` */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value(named)]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, path ? `${path}.${key}` : key));
}

const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('has the same sentences with the same blanks in both languages', () => {
  const german = new Map(sentences(de));
  expect([...german.keys()]).toEqual(sentences(en).map(([path]) => path));
  for (const [path, text] of sentences(en))
    if (!path.startsWith('simulate.title')) expect(blanks(german.get(path) ?? ''), path).toEqual(blanks(text));
});

it('takes the language from the flag, then from the system, else English', () => {
  expect(languageFrom(['--language', 'de'], {})).toBe('de');
  expect(languageFrom(['--language=de'], { LANG: 'en_GB.UTF-8' })).toBe('de');
  expect(languageFrom([], { LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(languageFrom([], { LANG: 'fr_FR.UTF-8' })).toBe('en');
});
