import { expect, it } from 'vitest';
import { followed, gainOf, settled, shaken } from './spsa.ts';

it('shakes every weight up or down, the two bots in opposite ways, and the same for the same seed', () => {
  const { up, down, signs } = shaken({ a: 1, b: 2 }, 0, 's');
  for (const [name, factor] of [
    ['a', 1],
    ['b', 2],
  ] as const) {
    expect(Math.abs(signs[name] as number)).toBe(1);
    expect((up[name] as number) * (down[name] as number)).toBeCloseTo(factor * factor);
    expect((up[name] as number) > factor).toBe(signs[name] === 1);
  }
  expect(shaken({ a: 1, b: 2 }, 0, 's')).toEqual({ up, down, signs });
});

it('finds the weights for which a noisy game is won', () => {
  const best = { a: 2, b: 0.5, c: 1 };
  const loss = (factors: Readonly<Record<string, number>>) =>
    Object.entries(best).reduce((sum, [name, value]) => sum + Math.log((factors[name] as number) / value) ** 2, 0);
  let factors: Readonly<Record<string, number>> = { a: 1, b: 1, c: 1 };
  const history = [factors];
  for (let round = 0; round < 400; round++) {
    const shake = shaken(factors, round, 'find');
    const luck = Math.sin(round * 12.9898) * 0.3;
    factors = followed(factors, shake, Math.tanh(2 * (loss(shake.down) - loss(shake.up)) + luck), round);
    history.push(factors);
  }
  expect(loss(settled(history))).toBeLessThan(0.1 * loss({ a: 1, b: 1, c: 1 }));
});

it('counts wins and scores alike', () => {
  const won = { bots: ['up', 'down'], scores: [10, 10], winners: [0] };
  expect(gainOf([won], 'up', 'down', 10)).toBe(0.5);
  expect(gainOf([{ ...won, scores: [1000, 0] }], 'up', 'down', 10)).toBeCloseTo(1);
  expect(gainOf([{ ...won, winners: [0, 1] }], 'up', 'down', 10)).toBe(0);
  expect(gainOf([{ ...won, scores: [0, 1000], winners: [1] }], 'up', 'down', 10)).toBeCloseTo(-1);
});
