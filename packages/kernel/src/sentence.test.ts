import { describe, expect, it } from 'vitest';
import { amount, joined, listed, plain, rendered, type Someone, say, thing, under, withAside } from './sentence.ts';

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

  it('has an aside before its full stop, or at its end', () => {
    expect(plain(withAside(say`${blue} sells ${food}.`, '+£3'))).toBe('Blue sells food (+£3).');
    expect(plain(withAside(say`${blue} sells ${food}`, '+£3'))).toBe('Blue sells food (+£3)');
    expect(withAside('売った。', '+£3')).toBe('売った (+£3)。');
  });
});

describe('under a heading', () => {
  it('is said only what the heading does not say', () => {
    expect(under('Build', say`Build ${thing('card', 'Sawmill')}`)).toEqual(thing('card', 'Sawmill'));
    expect(under('Bauen', 'Bauen: Werk')).toBe('Werk');
    expect(under('food', say`${food}: improve it`)).toBe('improve it');
    expect(under('Nahrung', say`${thing('good', 'Nahrung')} zu ${amount(3)} £`)).toEqual(['zu ', amount(3), ' £']);
  });

  it('stays whole what only seems to begin with it, or says nothing else', () => {
    for (const text of ['Building', 'Build', 'Build: ', 'Build for Ada']) expect(under('Build', text)).toBe(text);
    expect(under('', 'Build')).toBe('Build');
    const sentence = say`${thing('card', 'Large Warehouse')} full`;
    expect(under('Large', sentence)).toBe(sentence);
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
