import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUpTo, rememberRead } from './read-messages.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was read at a table is known when the page is opened again', () => {
  expect(readUpTo('mule')).toBe(0);
  rememberRead('mule', 3);
  rememberRead('jenny', 1);
  rememberRead('mule', 5);
  expect([readUpTo('mule'), readUpTo('jenny'), readUpTo('empire')]).toEqual([5, 1, 0]);
});

test('tables of long ago are forgotten, and a closed storage is no fault', () => {
  for (let n = 1; n <= 60; n++) rememberRead(`table ${n}`, n);
  expect([readUpTo('table 10'), readUpTo('table 11'), readUpTo('table 60')]).toEqual([0, 11, 60]);
  vi.stubGlobal('localStorage', undefined);
  rememberRead('mule', 1);
  expect(readUpTo('mule')).toBe(0);
});
