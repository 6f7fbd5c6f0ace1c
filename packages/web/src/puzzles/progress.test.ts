import { expect, it } from 'vitest';
import { type Progress, ratingOf, tried } from './progress.ts';

const BEFORE: Progress = { tried: {}, rating: 1200, streak: 0, lastDaily: -1 };

it('rates the first try of a puzzle alone, more for a hard one', () => {
  const easy = tried(BEFORE, 'a', 0, true);
  const hard = tried(BEFORE, 'b', 5, true);
  expect(easy.rating).toBeGreaterThan(1200);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(tried(BEFORE, 'a', 0, false).rating).toBeLessThan(1200);
  expect(ratingOf(5)).toBeGreaterThan(ratingOf(1));
  const later = tried(tried(BEFORE, 'a', 3, false), 'a', 3, true);
  expect(later.rating).toBe(tried(BEFORE, 'a', 3, false).rating);
  expect(later.tried.a).toEqual({ first: false, solved: true });
});

it('counts days in a row, each once', () => {
  const monday = tried(BEFORE, 'a', 1, true, 100);
  expect(monday.streak).toBe(1);
  expect(tried(monday, 'a', 1, true, 100).streak).toBe(1);
  const tuesday = tried(monday, 'b', 1, false, 101);
  expect(tuesday.streak).toBe(2);
  expect(tried(tuesday, 'c', 1, true).streak).toBe(2);
  expect(tried(tuesday, 'c', 1, true, 103).streak).toBe(1);
});
