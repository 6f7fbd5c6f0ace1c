import { problem } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { languageFrom, sayProblem } from './index.ts';

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
  // What a position breaks is said by the games in English; other languages have place, value and rule.
  const isOwn = (path: string) => path.startsWith('simulate.title') || path === 'problems.state-rules';
  for (const [path, text] of sentences(en))
    if (!isOwn(path)) expect(blanks(german.get(path) ?? ''), path).toEqual(blanks(text));
});

it('takes the language from the flag, then from the system, else English', () => {
  expect(languageFrom(['--language', 'de'], {})).toBe('de');
  expect(languageFrom(['--language=de'], { LANG: 'en_GB.UTF-8' })).toBe('de');
  expect(languageFrom([], { LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(languageFrom([], { LANG: 'fr_FR.UTF-8' })).toBe('en');
});

it('says what is wrong with a position or a sheet without English words in German', () => {
  const position = {
    rule: 'FE-CMP-04',
    path: 'players.1.shares',
    value: '31',
    reason: 'seat 1: 31 shares (FE-CMP-04)',
  };
  expect(sayProblem(de, problem('state-rules', position))).toBe(
    'Diese Stellung verstößt gegen die Regeln: „players.1.shares“ kann nicht 31 sein (Regel FE-CMP-04).',
  );
  const pieces = {
    rule: 'SE-CMP-03',
    path: 'spare',
    found: 9,
    all: 7,
    reason: 'markers: 9 of 7, 2 too many (SE-CMP-03)',
  };
  expect(sayProblem(de, problem('state-rules', pieces))).toContain('bei „spare“ sind 2 zu viel, es gibt 7 (Regel');
  const sheet = { path: 'start.goods', fault: 'beyond-central', most: 6, reason: 'more than the track holds (6)' };
  expect(sayProblem(de, problem('sheet', sheet))).toContain('mehr, als die Leiste der Hauptfabrik fasst (6)');
});
