import { expect, it } from 'vitest';
import type { Entry } from '../engine/protocol.ts';
import { inBrief, sinceOwn } from './since.ts';

const entry = (ply: number, seat: number | null, move = `move ${ply}`) => ({ ply, seat, move }) as Entry;

const log = [entry(0, null, ''), entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 1), entry(6, 2)];

it('begins after one’s own last decision; before the first, at the beginning', () => {
  expect(sinceOwn(log, 0).map(({ ply }) => ply)).toEqual([4, 5, 6]);
  expect(sinceOwn(log, 3).map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sinceOwn(log, 2)).toEqual([]);
  expect(sinceOwn(log, null)).toEqual([]);
});

it('names how each turn began, and counts what followed', () => {
  const long = [1, 1, 1, 1, 1, 2, 1].map((seat, i) => entry(i + 1, seat));
  expect(inBrief(long)).toEqual([
    { seat: 1, moves: ['move 1', 'move 2', 'move 3'], more: 2 },
    { seat: 2, moves: ['move 6'], more: 0 },
    { seat: 1, moves: ['move 7'], more: 0 },
  ]);
});
