import { expect, it } from 'vitest';
import { sourceOf, valueAt, withValue } from './sheet-values.ts';

const sheet = {
  track: { value: [1, 2, 3], source: 'inferred', note: 'from the examples' },
  factories: {
    food: [
      { spots: [{ price: 1, appeal: 3 }], goods: 1, source: { all: 'reconstructed', 'spots.0.appeal': 'printed' } },
    ],
  },
  market: { up: { clothes: [3], food: [3] }, source: { all: 'reconstructed', 'up.clothes': 'inferred' } },
  name: 'standard',
};

it.each([
  ['track.value', 'inferred'],
  ['factories.food.0.spots.0.appeal', 'printed'],
  ['factories.food.0.spots.0.price', 'reconstructed'],
  ['factories.food.0.goods', 'reconstructed'],
  ['market.up.clothes', 'inferred'],
  ['market.up.clothes.0', 'inferred'],
  ['market.up.food', 'reconstructed'],
  ['name', undefined],
])('the nearest source of a value counts: %s', (path, source) => {
  expect(sourceOf(sheet, path.split('.'))).toBe(source);
});

it('a value is found by its path, and changed without touching the old sheet', () => {
  const path = ['factories', 'food', '0', 'spots', '0', 'price'];
  const changed = withValue(sheet, path, 9);
  expect(valueAt(changed, path)).toBe(9);
  expect(valueAt(sheet, path)).toBe(1);
  expect(valueAt(changed, ['market'])).toBe(sheet.market);
  expect(valueAt(sheet, ['factories', 'wool'])).toBeUndefined();
});
