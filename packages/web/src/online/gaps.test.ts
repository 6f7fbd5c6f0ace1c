import type { Position } from '@cromford/protocol';
import { expect, it } from 'vitest';
import { hasGap } from './gaps.ts';

const position = (...seqs: number[]) =>
  ({ seq: seqs.at(-1), told: seqs.map((seq) => ({ seq })) }) as unknown as Position;

it('finds no gap in what follows on, nor in what is told twice', () => {
  expect(hasGap([position(4), position(5, 6)], 3)).toBe(false);
  expect(hasGap([position(2, 3, 4)], 3)).toBe(false);
  expect(hasGap([], 3)).toBe(false);
});

it('finds entries that were never told', () => {
  expect(hasGap([position(6)], 3)).toBe(true);
  expect(hasGap([position(4), position(6)], 3)).toBe(true);
  expect(hasGap([{ ...position(), seq: 7 }], 3)).toBe(true);
});
