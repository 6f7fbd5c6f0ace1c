import { inverse } from './inverse.ts';

/** What is believed of a number, before or after it was asked about: it is about `mean`, and seldom more than two of `deviation` away. */
export interface Estimate {
  readonly mean: number;
  readonly deviation: number;
}

/** Of what is seen in single games at least this part is luck: a few deals that fit well by chance are not taken for certain. */
const LUCK = 0.5;
/** The luck and what is known besides it are found by turns, which settles at once. */
const TURNS = 12;

/**
 * A linear model of `responses`, fitted to `rows` (one after the other, as many numbers in each as there are beliefs) by a ridge: what is
 * believed beforehand keeps what the responses say little about where it is. How much in them is luck is found along with it.
 */
export function ridge(rows: Float64Array, responses: Float64Array, before: readonly Estimate[]): Estimate[] {
  const count = responses.length;
  if (count === 0) return [...before];
  const size = before.length;
  const squares = new Float64Array(size * size);
  const products = new Float64Array(size);
  for (let row = 0; row < count; row++)
    for (let i = 0; i < size; i++) {
      const value = rows[row * size + i] as number;
      if (value === 0) continue;
      (products[i] as number) += value * (responses[row] as number);
      for (let j = 0; j < size; j++) (squares[i * size + j] as number) += value * (rows[row * size + j] as number);
    }
  const most = meanSquare(responses);
  let luck = most;
  let found = { means: Float64Array.from(before, ({ mean }) => mean), covariance: new Float64Array(size * size) };
  for (let turn = 0; turn < TURNS; turn++) {
    found = given(luck, squares, products, before);
    const known = found.covariance.reduce((sum, value, at) => sum + value * (squares[at] as number), 0) / luck;
    luck = Math.max(LUCK * most, left(rows, responses, found.means) / Math.max(1, count - known));
  }
  return before.map((_, i) => ({
    mean: found.means[i] as number,
    deviation: Math.sqrt(found.covariance[i * size + i] as number),
  }));
}

/** The normal equations, with as much luck in every response. */
function given(luck: number, squares: Float64Array, products: Float64Array, before: readonly Estimate[]) {
  const size = before.length;
  const precision = squares.map((value) => value / luck);
  const pull = products.map((value) => value / luck);
  for (const [i, { mean, deviation }] of before.entries()) {
    (precision[i * size + i] as number) += 1 / deviation ** 2;
    (pull[i] as number) += mean / deviation ** 2;
  }
  const covariance = inverse(precision, size);
  const means = new Float64Array(size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) (means[i] as number) += (covariance[i * size + j] as number) * (pull[j] as number);
  return { means, covariance };
}

/** The sum of the squares that the model leaves. */
function left(rows: Float64Array, responses: Float64Array, means: Float64Array): number {
  const size = means.length;
  return responses.reduce((sum, response, row) => {
    let rest = response;
    for (let i = 0; i < size; i++) rest -= (rows[row * size + i] as number) * (means[i] as number);
    return sum + rest * rest;
  }, 0);
}

function meanSquare(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0) / values.length || 1;
}
