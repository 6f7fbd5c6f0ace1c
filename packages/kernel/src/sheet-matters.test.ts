import { expect, it } from 'vitest';
import { matterOf } from './sheet-matters.ts';

const matters = { 'factories.*.*.fixedCost': { less: 12, more: -9 }, 'market.wages.*': { more: -40 } };

it.each([
  ['factories.food.0.fixedCost', { less: 12, more: -9 }],
  ['market.wages.3', { more: -40 }],
  ['market.wages.3.0', { more: -40 }],
  ['factories.food.0.workers', undefined],
  ['factories', undefined],
])('what a value matters is found by its path: %s', (path, matter) => {
  expect(matterOf(matters, path.split('.'))).toEqual(matter);
});
