import { NEWCOMER } from '@cromford/protocol/rating';
import { expect, it } from 'vitest';
import { type Progress, ratingOf, streakOn, strengthOf, tried } from './progress.ts';

const BEFORE: Progress = { tried: {}, strength: NEWCOMER, lastDaily: -1, streak: 0, lastSolved: -1 };
const rating = ({ strength }: Progress) => ratingOf(strength);

it('rates the first try of a puzzle alone, more for a hard one, and is surer with every one', () => {
  const easy = tried(BEFORE, 'a', 0, true);
  const hard = tried(BEFORE, 'b', 5, true);
  expect(rating(BEFORE)).toBe(1000);
  expect(rating(easy)).toBeGreaterThan(1000);
  expect(rating(hard)).toBeGreaterThan(rating(easy));
  expect(rating(tried(BEFORE, 'a', 0, false))).toBeLessThan(1000);
  expect(easy.strength.sigma).toBeLessThan(NEWCOMER.sigma);
  expect(ratingOf(strengthOf(5))).toBeGreaterThan(ratingOf(strengthOf(1)));
  const later = tried(tried(BEFORE, 'a', 3, false), 'a', 3, true);
  expect(later.strength).toEqual(tried(BEFORE, 'a', 3, false).strength);
  expect(later.tried.a).toEqual({ first: false, solved: true });
});

it('settles where its solver finds every other one', () => {
  let solver = BEFORE;
  for (let n = 0; n < 60; n++) solver = tried(solver, `puzzle ${n}`, 4, n % 2 === 0);
  expect(Math.abs(rating(solver) - ratingOf(strengthOf(4)))).toBeLessThan(60);
});

it('counts days in a row on which that of the day was solved, each once', () => {
  const monday = tried(BEFORE, 'a', 1, true, 100);
  expect(monday.streak).toBe(1);
  expect(tried(monday, 'a', 1, true, 100).streak).toBe(1);
  const givenUp = tried(monday, 'b', 1, false, 101);
  expect(givenUp).toMatchObject({ streak: 1, lastDaily: 101 });
  expect([101, 102].map((day) => streakOn(givenUp, day))).toEqual([1, 0]);
  expect(tried(givenUp, 'c', 1, true, 102).streak).toBe(1);
  const tuesday = tried(givenUp, 'b', 1, true, 101);
  expect(tuesday.streak).toBe(2);
  expect(tried(tuesday, 'c', 1, true).streak).toBe(2);
  expect(tried(tuesday, 'c', 1, true, 103).streak).toBe(1);
  expect(streakOn(tried(BEFORE, 'a', 1, false, 100), 100)).toBe(0);
});
