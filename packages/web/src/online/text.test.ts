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
    const params = { seconds: 30, most: 5, path: 'name', part: 'body', level: 'x', stage: 'open' };
    for (const { problems } of [en, de])
      for (const say of Object.values(problems)) expect(say(params)).toMatch(/^\p{Lu}.*\.$/u);
  });
});
