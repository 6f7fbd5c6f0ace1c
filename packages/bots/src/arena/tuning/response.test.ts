import { expect, it } from 'vitest';
import { response, responseAlone } from './response.ts';

it('counts the lead over the others, and the part in the win over a fair one', () => {
  expect(response({ scores: [90, 40, 60], winners: [0] }, 0, 60)).toBeCloseTo(40 + 100 * (2 / 3));
  expect(response({ scores: [90, 40, 60], winners: [0] }, 1, 60)).toBeCloseTo(-35 - 100 / 3);
  expect(response({ scores: [50, 50], winners: [0, 1] }, 0, 60)).toBe(0);
});

it('counts no lead beyond two and a half spreads, and all in the measure of the game', () => {
  expect(response({ scores: [1000, 0], winners: [0] }, 0, 60)).toBe(150 + 50);
  expect(response({ scores: [0, 1000], winners: [1] }, 0, 15)).toBe(-(150 + 50) / 4);
});

it('two who play alike bring nothing, whoever of them has the luck', () => {
  for (const winners of [[0], [1]]) {
    const game = { scores: winners[0] === 0 ? [400, 70] : [70, 400], winners };
    expect(response(game, 0, 60) + response(game, 1, 60)).toBe(0);
  }
});

it('alone counts half of what one way brought more than the other on the same deal', () => {
  const alone = (score: number) => ({ scores: [score], winners: [0] });
  expect(responseAlone(alone(140), alone(100), 60)).toBe(20);
  expect(responseAlone(alone(100), alone(900), 60)).toBe(-75);
});
