import { expect, it } from 'vitest';
import { ratings } from './ratings.ts';
import { type GameResult, standings } from './standings.ts';
import { wilson } from './wilson.ts';

const result = (bots: string, scores: number[], winners: number[]): GameResult => ({
  bots: [...bots],
  scores,
  winners,
});

it('gives Wilson’s interval', () => {
  // Figures from Brown, Cai and DasGupta's formula, worked by hand.
  expect(wilson(90, 200).low).toBeCloseTo(0.3826, 3);
  expect(wilson(90, 200).high).toBeCloseTo(0.5193, 3);
  expect(wilson(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 3) });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('counts seats, wins and scores; a shared win is a fraction of one', () => {
  const found = standings([result('aab', [5, 3, 5], [0, 2]), result('baa', [1, 2, 9], [2])]);
  expect(found).toMatchObject([
    { bot: 'a', games: 4, wins: 1.5, share: 0.375, meanScore: 4.75 },
    { bot: 'b', games: 2, wins: 0.5, share: 0.25, meanScore: 3 },
  ]);
});

it('rates by who came out ahead: three to one is 191 points', () => {
  const games = Array.from({ length: 400 }, (_, i) => result('ab', [0, 0], i % 4 === 0 ? [1] : [0]));
  const rated = ratings(games);
  expect((rated.get('a') ?? 0) - (rated.get('b') ?? 0)).toBeCloseTo(190.8, -1);
  expect((rated.get('a') ?? 0) + (rated.get('b') ?? 0)).toBeCloseTo(3000, 6);
});

it('rates a bot that never lost, and one it never met by way of a third', () => {
  const games = [result('ab', [2, 1], [0]), result('bc', [2, 1], [0])];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ratings(games).get(name) ?? 0) as [number, number, number];
  expect(a).toBeGreaterThan(b);
  expect(b).toBeGreaterThan(c);
  expect(a).toBeLessThan(2500);
});
