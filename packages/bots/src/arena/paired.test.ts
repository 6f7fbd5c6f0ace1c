import { expect, it } from 'vitest';
import { paired } from './paired.ts';

const game = (bots: string, scores: number[], winners: number[]) => ({ bots: [...bots], scores, winners });

it('compares two bots deal by deal, so that a rich deal counts no more than a poor one', () => {
  const poor = [game('ab', [12, 10], [0]), game('ba', [10, 12], [1])];
  const rich = [game('ab', [102, 100], [0]), game('ba', [100, 102], [1])];
  expect(paired([poor, rich])).toEqual({
    first: 'a',
    second: 'b',
    deals: 2,
    wins: { mean: 1, low: 1, high: 1 },
    score: { mean: 2, low: 2, high: 2 },
  });
});

it('is unsure where deals differ', () => {
  const won = [game('ab', [2, 0], [0])];
  const lost = [game('ab', [0, 2], [1])];
  const found = paired([won, lost, won, lost]);
  expect(found?.wins.mean).toBe(0);
  expect(found?.wins.low).toBeCloseTo(-1.96 * Math.sqrt(4 / 3 / 4), 2);
});

it('compares nothing but two', () => {
  expect(paired([[game('abc', [1, 2, 3], [2])], [game('abc', [1, 2, 3], [2])]])).toBeUndefined();
  expect(paired([[game('aa', [1, 2], [1])]])).toBeUndefined();
});
