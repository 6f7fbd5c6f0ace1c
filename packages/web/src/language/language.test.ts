import { describe, expect, it } from 'vitest';
import { phrases as de } from './de/index.ts';
import { phrases as en } from './en/index.ts';

/** Every key with what stands there: a text, a function, a list of so many. */
function shape(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path}: ${value.length}`];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}.${key}`));
  return [`${path}: ${typeof value}`];
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the two languages', () => {
  it('have the same keys', () => {
    expect(shape(de)).toEqual(shape(en));
  });

  it('leave nothing empty', () => {
    for (const text of [...texts(en), ...texts(de)]) expect(text.trim()).not.toBe('');
  });

  it('have a sentence for every problem, with its figures', () => {
    const params = { game: 'chess', number: 7, line: 3, code: 'x', rule: 'SE-ACT-01', path: 'a.b', reason: 'no' };
    for (const { problems } of [en, de])
      for (const say of Object.values(problems)) expect(say(params)).toMatch(/^\p{Lu}.*[.?]$/u);
  });
});
