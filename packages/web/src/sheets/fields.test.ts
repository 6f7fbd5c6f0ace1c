import { withValue } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { engines } from '../games/engines.ts';
import { changesBetween, differences, fieldsOf, typedValue, wordsOf } from './fields.ts';
import { names as namesInGerman } from './words/de/names.ts';

const sheet = {
  name: 'standard',
  track: { value: [1, 2, 3], source: 'inferred', note: 'from the examples' },
  setup: { value: { 2: { fired: 4 } }, source: 'printed' },
  cards: [{ cost: 1 }, { cost: 2 }],
};

describe('a component sheet in boxes', () => {
  it('has one for every value, and none for remarks', () => {
    expect(fieldsOf(sheet).map(({ path }) => path.join('.'))).toEqual([
      'name',
      'track.value',
      'setup.value.2.fired',
      'cards.0.cost',
      'cards.1.cost',
    ]);
  });

  it('has a name in words', () => {
    expect(wordsOf(['setupWorkers', 'value', '2', 'fired'])).toBe('setup workers › 2 › fired');
    expect(wordsOf(['setupWorkers', 'value', '2', 'fired'], namesInGerman)).toBe('Arbeiter am Anfang › 2 › Entlassene');
  });

  it('takes only what is of the same kind', () => {
    expect(typedValue('7', 4)).toBe(7);
    expect(typedValue('seven', 4)).toBeUndefined();
    expect(typedValue('1, 2,4', [1])).toEqual([1, 2, 4]);
    expect(typedValue('1, x', [1])).toBeUndefined();
  });

  it('names every change and nothing else', () => {
    const changed = withValue(withValue(sheet, ['cards', '1', 'cost'], 9), ['track', 'value'], [1, 2]);
    expect(changesBetween(sheet, changed)).toEqual([
      { path: ['track', 'value'], was: '1, 2, 3', now: '1, 2' },
      { path: ['cards', '1', 'cost'], was: '2', now: '9' },
    ]);
    expect(changesBetween(sheet, structuredClone(sheet))).toEqual([]);
    expect(sheet.cards[1]?.cost).toBe(2);
  });

  it('shows only the numbers of a row that differ', () => {
    const change = (was: string, now: string) => differences({ path: ['track'], was, now });
    expect(change('1, 2, 3, 4', '1, 5, 3, 6')).toEqual([
      { place: 2, was: '2', now: '5' },
      { place: 4, was: '4', now: '6' },
    ]);
    expect(change('1, 2', '1, 2, 3')).toEqual([{ was: '1, 2', now: '1, 2, 3' }]);
    expect(change('7', '8')).toEqual([{ was: '7', now: '8' }]);
  });
});

describe('the sheets that games ship', () => {
  it.each(Object.keys(engines))('%s has a German name for every key', async (id) => {
    const game = await engines[id]?.load();
    const keys = new Set(fieldsOf(game?.sheet).flatMap(({ path }) => path));
    const plain = [...keys].filter((key) => key !== 'value' && !/^\d+$/.test(key));
    expect(plain.filter((key) => !(key in namesInGerman))).toEqual([]);
  });
});
