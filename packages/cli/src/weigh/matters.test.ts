import { expect, it } from 'vitest';
import type { GameOutcome } from '../simulate/one-game.ts';
import { differing } from './matters.ts';

const played = (seed: string, scores: readonly number[]): GameOutcome => ({
  index: 0,
  seed,
  scores,
  bots: [],
  finished: true,
  decisions: 1,
  winners: [0],
  broken: [],
  lapses: [],
});

it('a step is worth what a seat scores more on the same deals, as surely as the deals agree', () => {
  const usual = [played('a', [10, 20]), played('a', [20, 30]), played('b', [50, 50])];
  const agreeing = [played('a', [15, 25]), played('a', [25, 35]), played('b', [55, 55])];
  expect(differing(usual, agreeing)).toEqual({ by: 5, reach: 0 });
  const apart = differing(usual, [played('a', [10, 10]), played('a', [10, 10]), played('b', [70, 70])]);
  expect(apart.by).toBe(5);
  expect(apart.reach).toBeGreaterThan(20);
});
