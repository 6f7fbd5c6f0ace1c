import { NOTHING } from '@cromford/bots/courses';
import { expect, it } from 'vitest';
import jenny from './strong/spinning-jenny.json' with { type: 'json' };
import waterFrame from './strong/water-frame.json' with { type: 'json' };
import { comparedHabits, isOneEach, sharesAt } from './summed.ts';

it('lays habits side by side per game, what differs most first', () => {
  const own = { ...NOTHING, courses: 2, habits: { loans: 2, 'shares-at-need': 8 } };
  const strong = { ...NOTHING, courses: 10, habits: { loans: 10, 'shares-at-need': 5 } };
  expect(comparedHabits(['loans', 'shares-at-need', 'obsolete'], own, strong)).toEqual([
    { habit: 'shares-at-need', mine: 4, theirs: 0.5 },
    { habit: 'loans', mine: 1, theirs: 1 },
    { habit: 'obsolete', mine: 0, theirs: 0 },
  ]);
});

it('has shares and means of what was chosen, the most frequent first, and years in their order', () => {
  expect(sharesAt({ food: [1, 0, 200], lamps: [3, 2, 900] })).toEqual([
    { option: 'lamps', times: 3, often: 0.75, won: 2 / 3, score: 300 },
    { option: 'food', times: 1, often: 0.25, won: 0, score: 200 },
  ]);
  expect(sharesAt({ 1790: [5, 0, 0], 1780: [1, 0, 0] }).map(({ option }) => option)).toEqual(['1780', '1790']);
});

it('knows where the seats have decided: every company of every game took another', () => {
  const moments = (strong: { choices: object; games: number; players: number }) =>
    Object.entries(strong.choices).flatMap(([moment, taken]) => (isOneEach(taken, strong) ? [moment] : []));
  expect(moments(jenny)).toEqual(['first-good']);
  expect(moments(waterFrame)).toEqual([]);
  const alone = { games: 9, players: 1 };
  expect(isOneEach({ food: [9, 0, 0] }, alone)).toBe(false);
});
