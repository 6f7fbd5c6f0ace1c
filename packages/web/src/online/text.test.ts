import { describe, expect, it } from 'vitest';
import { words as de } from './words/de/index.ts';
import { words as en } from './words/en/index.ts';

describe('what is said about playing together', () => {
  it('leaves nothing empty in either language', () => {
    const texts = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
    };
    for (const text of [...texts(en), ...texts(de)]) expect(text.trim()).not.toBe('');
  });

  it('has a sentence for every problem, with its figures', () => {
    const figures = { seconds: 30, days: 3, most: 5, least: 2, entrants: 1 };
    const params = { ...figures, path: 'name', part: 'body', level: 'x', kind: 'mail' };
    for (const { problems } of [en, de])
      for (const say of Object.values(problems)) {
        expect(say(params)).toMatch(/^\p{Lu}.*\.$/u);
        expect(say(params)).not.toContain('undefined');
      }
  });
});
