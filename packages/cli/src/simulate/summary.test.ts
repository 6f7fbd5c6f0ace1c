import { expect, it } from 'vitest';
import { spread } from './summary.ts';

it('gives mean, extremes and quartiles', () => {
  expect(spread([5, 1, 4, 2, 3])).toEqual({ mean: 3, min: 1, lowerQuartile: 2, median: 3, upperQuartile: 4, max: 5 });
  expect(spread([1, 2])).toEqual({ mean: 1.5, min: 1, lowerQuartile: 1.25, median: 1.5, upperQuartile: 1.75, max: 2 });
  expect(spread([])).toBeUndefined();
});
