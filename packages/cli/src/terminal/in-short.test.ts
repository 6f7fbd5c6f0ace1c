import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';
import type { Terminal } from './terminal.ts';

const terminal = { columns: 40, paint: picocolors.createColors(false) } as Terminal;
const board = {
  heading: 'Blue',
  lines: ['Cash £5', 'Cards: a long one that needs a line of its own', 'Ships 2'],
  parts: [
    { heading: 'Food', lines: ['Price £3', 'appeal 4'] },
    { heading: 'Lamps', lines: ['Price £9', 'appeal 1'] },
  ],
};

it('runs a board together, its parts right behind its first line', () => {
  expect(inShort(board, 9, terminal)).toEqual([
    'Blue: Cash £5 · Food: Price £3, appeal 4',
    '  · Lamps: Price £9, appeal 1 · Cards: a',
    '  long one that needs a line of its own',
    '  · Ships 2',
  ]);
});

it('leaves out what has no room whole, and takes what is shorter', () => {
  expect(inShort(board, 2, terminal)).toEqual([
    'Blue: Cash £5 · Food: Price £3, appeal 4',
    '  · Lamps: Price £9, appeal 1 · Ships 2',
  ]);
  expect(inShort(board, 1, terminal)).toEqual(['Blue: Cash £5 · Food: Price £3, appeal 4']);
  expect(inShort(board, 0, terminal)).toEqual([]);
});
