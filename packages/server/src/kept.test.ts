import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

test('what was used longest ago goes, by weight and not by number', () => {
  const kept = new Kept<string>(100);
  for (const [key, weight] of [
    ['a', 40],
    ['b', 40],
    ['c', 10],
  ] as const)
    kept.put(key, key, weight);
  expect(kept.get('a')).toBe('a');
  kept.put('d', 'd', 30);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['a', undefined, 'c', 'd']);
  expect(kept.weight).toBe(80);
  kept.put('a', 'heavier', 90);
  expect([kept.get('a'), kept.get('c'), kept.weight]).toEqual(['heavier', undefined, 90]);
  // One that is too heavy by itself is the only one.
  kept.put('e', 'e', 500);
  expect([kept.get('e'), kept.get('a'), kept.weight]).toEqual(['e', undefined, 500]);
});
