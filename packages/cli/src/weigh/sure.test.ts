import { wilson } from '@cromford/bots/arena';
import { expect, it } from 'vitest';
import { sureMean, sureShare } from './sure.ts';

/** Games that are won and lost in turn, so many to a deal. */
const games = (count: number, perDeal: number, value = (deal: number) => deal % 2) =>
  Array.from({ length: count }, (_, i) => ({
    deal: `deal ${Math.floor(i / perDeal)}`,
    value: value(Math.floor(i / perDeal)),
  }));

it('games that are the same for every deal count as one', () => {
  const { low, high } = sureShare(games(400, 4));
  const once = wilson(50, 100);
  expect(low).toBeCloseTo(once.low, 2);
  expect(high).toBeCloseTo(once.high, 2);
});

it('games of different deals count as they are', () => {
  expect(sureShare(games(400, 1)).low).toBeCloseTo(wilson(200, 400).low, 2);
});

it('who always wins has won so many deals', () => {
  expect(sureShare(games(40, 4, () => 1))).toEqual(wilson(10, 10));
});

it('a mean is as sure as there are deals', () => {
  const reach = (perDeal: number) => {
    const mean = sureMean(games(400, perDeal));
    return mean ? mean.high - mean.low : 0;
  };
  expect(reach(4) / reach(1)).toBeCloseTo(2, 1);
  expect(sureMean(games(4, 4))).toBeUndefined();
});
