import { expect, it } from 'vitest';
import { headlineOf } from './headline.ts';
import { words } from './words/words.ts';

const names = ['Ada', 'Ben', 'Cy'];
const pounds = (n: number) => `£${n}`;
const line = (scores: readonly number[], winners: readonly number[], seat: number | null) =>
  headlineOf({ scores, winners, names, seat }, pounds, words.en);

it('says to each how the game ended for him', () => {
  expect(line([224, 211, 120], [0], 0)).toBe('You won by £13');
  expect(line([224, 211, 120], [0], 2)).toBe('Ada won, £104 ahead of you');
  expect(line([224, 211, 120], [0], null)).toBe('Ada won by £13');
  expect(line([147], [0], 0)).toBe('You reached £147');
});

it('knows ties, and who is out though he has more', () => {
  expect(line([200, 200, 120], [1], 1)).toBe('You won the tie');
  expect(line([200, 200, 120], [1], 0)).toBe('Ben won the tie with you');
  expect(line([200, 200, 120], [0, 1], 0)).toBe('You won the tie');
  expect(line([0, 0, 0], [], 0)).toBe('Nobody won');
});
