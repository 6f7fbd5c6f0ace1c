import { describe, expect, it } from 'vitest';
import { amount, joined, listed, plain, rendered, type Someone, say, thing, topic, under } from './sentence.ts';

const blue: Someone = { is: 'seat', seat: 0, text: 'Blue' };
const food = thing('good', 'food');

describe('a sentence', () => {
  it('keeps its marks, and one text between two of them', () => {
    expect(say`${blue} sells ${amount(2)} ${food}${'.'}`).toEqual([blue, ' sells ', amount(2), ' ', food, '.']);
  });

  it('is a text where it marks nothing', () => {
    expect(say`Turn ${3}: ${'sell'}.`).toBe('Turn 3: sell.');
    expect(say``).toBe('');
  });

  it('takes another one in', () => {
    expect(say`Now: ${say`${blue} starts`}!`).toEqual(['Now: ', blue, ' starts!']);
  });

  it('is read as it stands, or with other words for its marks', () => {
    const sentence = say`${blue} sells ${amount(2)} ${food}.`;
    expect(plain(sentence)).toBe('Blue sells 2 food.');
    expect(rendered(sentence, (mark) => (mark.is === 'seat' ? 'Ada' : mark.is === 'amount' ? '1–2' : mark.text))).toBe(
      'Ada sells 1–2 food.',
    );
  });
});

describe('under a heading', () => {
  const improve = say`${topic(food, ': ')}improve it`;

  it('is said only what the heading does not name', () => {
    expect(plain(improve)).toBe('food: improve it');
    expect(under('food', improve)).toBe('improve it');
    expect(under('food', say`${topic(food, ' ')}zu ${amount(3)} £`)).toEqual(['zu ', amount(3), ' £']);
  });

  it('stays whole what is about something else, or only names it', () => {
    expect(under('clothes', improve)).toBe(improve);
    for (const sentence of [say`${food} for ${blue}`, food, 'food: improve it'])
      expect(under('food', sentence)).toBe(sentence);
  });
});

describe('several', () => {
  it('are listed with the word of the language before the last', () => {
    expect(listed([], 'and')).toBe('');
    expect(listed(['a'], 'and')).toBe('a');
    expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c');
    expect(listed([blue, food, 'c'], 'und')).toEqual([blue, ', ', food, ' und c']);
  });

  it('are joined with something between them', () => {
    expect(joined([blue, 'x', 3], ' · ')).toEqual([blue, ' · x · 3']);
  });
});
