import { expect, it } from 'vitest';
import { waysOf } from './ways.ts';

/** Seats that ship or that build, each a little differently. */
const seat = (uses: Record<string, number>, share: number) => ({
  uses: new Map(Object.entries(uses)),
  share,
  score: 100 * share,
});

it('finds ways to play, says what marks them and how they fare', () => {
  const shippers = Array.from({ length: 20 }, (_, i) => seat({ ship: 8 + (i % 3), build: 1 }, 1));
  const builders = Array.from({ length: 20 }, (_, i) => seat({ build: 6 + (i % 2), wait: 1 }, 0));
  const [first, second, ...others] = waysOf([...shippers, ...builders], 2);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ seats: 20, won: 20, score: 100 });
  expect(first?.marks[0]).toMatchObject({ use: 'ship', elsewhere: 0 });
  expect(second).toMatchObject({ seats: 20, won: 0 });
  expect(second?.marks[0]?.use).toBe('build');
});

it('finds none among fewer seats than ways', () => {
  expect(waysOf([seat({ ship: 1 }, 1)], 2)).toEqual([]);
});
