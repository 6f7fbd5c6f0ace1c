import { expect, test } from 'vitest';
import { NEWCOMER, rated, shown } from './rating.ts';

test('the formulas give what the authors’ method gives for two newcomers', () => {
  const [winner, loser] = rated([NEWCOMER, NEWCOMER], [1, 2]);
  expect(winner?.mu).toBeCloseTo(27.6352, 3);
  expect(loser?.mu).toBeCloseTo(22.3648, 3);
  expect(winner?.sigma).toBeCloseTo(8.0655, 3);
});

test('a better place never costs more than a worse one, and a draw of equals moves nobody', () => {
  const four = rated([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3, 4]).map(({ mu }) => mu);
  expect([...four].sort((a, b) => b - a)).toEqual(four);
  expect(rated([NEWCOMER, NEWCOMER], [1, 1]).map(({ mu }) => mu)).toEqual([25, 25]);
});

test('who is stronger comes out on top, whatever the start', () => {
  let people = [NEWCOMER, NEWCOMER, NEWCOMER];
  for (let game = 0; game < 60; game++) people = rated(people, game % 5 === 4 ? [2, 1, 3] : [1, 2, 3]);
  const [best, middle, last] = people.map(shown);
  expect(best).toBeGreaterThan(middle!);
  expect(middle).toBeGreaterThan(last!);
  expect(people[0]?.sigma).toBeLessThan(4);
});
