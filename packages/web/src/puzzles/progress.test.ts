import { NEWCOMER } from '@cromford/protocol/rating';
import { expect, it, vi } from 'vitest';

const memory = new Map<string, string>();
// Another file in this process may have read what is tested here, with the memory that browsers have.
vi.hoisted(() => vi.resetModules());
vi.mock('../shell/memory.ts', () => ({
  recalled: (key: string) => memory.get(key) ?? null,
  remember: (key: string, value: string) => memory.set(key, value),
}));

import { keep, type Progress, progress, ratingOf, streakOn, strengthOf, today, tried } from './progress.ts';

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

it('reads what it has kept, and counts as nothing what nobody comes to', () => {
  const day = today();
  const solved = tried(tried(BEFORE, 'a', 1, true, day - 1), 'b', 4, true, day);
  const read = (kept: unknown) => {
    memory.set('cromford.puzzles', JSON.stringify(kept));
    return progress();
  };
  keep(solved);
  expect(progress()).toEqual(solved);
  expect(read({ ...solved, streak: 99_999 })).toEqual({ ...solved, streak: 0, lastSolved: -1 });
  expect(read({ ...BEFORE, streak: 1, lastSolved: day })).toEqual(BEFORE);
  for (const streak of [-1, 1.5, '2', null]) expect(read({ ...solved, streak }).streak).toBe(0);
  expect(streakOn(read({ ...solved, lastSolved: day + 400 }))).toBe(0);
  expect(read({ ...solved, lastDaily: 1e9 }).lastDaily).toBe(-1);
  expect(read({ ...solved, tried: { ...solved.tried, c: 'yes', d: { first: 1 } } })).toEqual(solved);
  for (const strength of [{ mu: 1e6, sigma: 1 }, { mu: 25, sigma: 0 }, { mu: 25 }, 7])
    expect(read({ ...solved, strength }).strength).toEqual(NEWCOMER);
  for (const kept of [null, 7, [], 'a', { tried: 7 }]) expect(read(kept)).toEqual(BEFORE);
  // An earlier version did not say when the last one was solved.
  const { lastSolved: _unsaid, ...earlier } = solved;
  expect(read(earlier)).toEqual(solved);
});
