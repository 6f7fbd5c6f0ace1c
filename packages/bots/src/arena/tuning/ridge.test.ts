import { below, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { inverse } from './inverse.ts';
import { ridge } from './ridge.ts';

const random = seeded('ridge');
const luck = () => (below(random, 2001) - 1000) / 1000;

it('a matrix times its inverse is one', () => {
  const matrix = Float64Array.from([4, 1, 0.5, 1, 3, -1, 0.5, -1, 2]);
  const found = inverse(matrix, 3);
  for (const i of [0, 1, 2])
    for (const j of [0, 1, 2]) {
      const sum = [0, 1, 2].reduce((all, k) => all + (matrix[3 * i + k] as number) * (found[3 * k + j] as number), 0);
      expect(sum).toBeCloseTo(i === j ? 1 : 0);
    }
});

it('finds the numbers behind lucky responses, within what it says it is sure of', () => {
  const truth = [3, -2, 0];
  const rows = Float64Array.from({ length: 3 * 400 }, luck);
  const responses = Float64Array.from({ length: 400 }, (_, row) =>
    truth.reduce((sum, value, i) => sum + value * (rows[3 * row + i] as number), 4 * luck()),
  );
  const wide = { mean: 0, deviation: 10 };
  for (const [i, { mean, deviation }] of ridge(rows, responses, [wide, wide, wide]).entries()) {
    expect(Math.abs(mean - (truth[i] as number))).toBeLessThan(3 * deviation);
    // 4·√(1/3) of luck, and as many rows of √(1/3) each.
    expect(deviation).toBeCloseTo(4 / Math.sqrt(400), 1);
  }
});

it('what nothing is said about stays as it was believed to be', () => {
  const before = [
    { mean: 1, deviation: 10 },
    { mean: 7, deviation: 2 },
  ];
  expect(ridge(new Float64Array(0), new Float64Array(0), before)).toEqual(before);
  const rows = Float64Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? luck() : 0));
  const found = ridge(rows, Float64Array.from({ length: 100 }, luck), before);
  expect(found[1]?.mean).toBeCloseTo(7);
  expect(found[1]?.deviation).toBeCloseTo(2);
  expect(found[0]?.deviation).toBeLessThan(0.2);
});

it('a few responses that fit by chance are not taken for certain', () => {
  const wide = Array.from({ length: 6 }, () => ({ mean: 0, deviation: 100 }));
  const few = ridge(Float64Array.from({ length: 36 }, luck), Float64Array.from({ length: 6 }, luck), wide);
  for (const { mean, deviation } of few) expect(deviation).toBeGreaterThan(Math.abs(mean) / 10);
});
