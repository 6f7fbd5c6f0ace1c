import type { Position } from '@cromford/protocol';
import { expect, it } from 'vitest';
import { hasGap } from './gaps.ts';

const move = (seq: number) => ({ seq, kind: 'move', view: {} });
const position = (...seqs: number[]) => ({ seq: seqs.at(-1), told: seqs.map(move) }) as unknown as Position;

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

it('finds decisions without the position that they led to, unless it is the last one or was taken back', () => {
  const bare = (seq: number) => ({ seq, kind: 'move' });
  const news = (...told: object[]) => [{ seq: 3 + told.length, told } as unknown as Position];
  expect(hasGap(news(bare(4), bare(5)), 3)).toBe(true);
  expect(hasGap(news(move(4), bare(5)), 3)).toBe(false);
  expect(hasGap(news(bare(4), { seq: 5, kind: 'undo', line: '1' }, bare(6)), 3)).toBe(false);
});
