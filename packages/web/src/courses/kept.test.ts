import type { Course } from '@cromford/bots/courses';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepCourse, keptCourses } from './kept.ts';

const course: Course = {
  game: 'empire',
  players: 1,
  score: 80,
  isWon: false,
  habits: { unpaid: 2 },
  choices: {},
  curves: {},
};
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('keeps the course of a game, and that nothing can be told of another', () => {
  keepCourse('a', course);
  keepCourse('b', null);
  expect(keptCourses()).toEqual({ a: course, b: null });
});

it('keeps the latest three hundred', () => {
  for (let i = 0; i < 302; i++) keepCourse(`game ${i}`, course);
  expect(Object.keys(keptCourses())).toHaveLength(300);
  expect(keptCourses()['game 0']).toBe(undefined);
});

it('reads nothing out of what is damaged', () => {
  for (const text of ['nonsense', '[1]', '7', '{"a":{"game":"empire"}}']) {
    stored.set('cromford.courses', text);
    expect(keptCourses()).toEqual({});
  }
});
