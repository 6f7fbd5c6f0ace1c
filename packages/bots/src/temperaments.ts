import type { Weights } from './judgement.ts';
import data from './temperaments.json' with { type: 'json' };

/** A way of seeing things: factors on the weights of whatever game is played, by name; a game ignores those it does not have. */
export interface Temperament {
  readonly id: string;
  readonly factors: Weights;
}

/** The first bends nothing. */
export const temperaments: readonly Temperament[] = data;

const known = new WeakMap<Weights, WeakMap<Weights, Weights>>();

/** Weights as a temperament bends them; the same object for the same two, so that what is derived from it can be kept. */
export function tempered(weights: Weights, factors: Weights): Weights {
  const names = Object.keys(factors).filter((name) => name in weights);
  if (names.length === 0) return weights;
  const byFactors = known.get(weights) ?? new WeakMap<Weights, Weights>();
  known.set(weights, byFactors);
  let bent = byFactors.get(factors);
  if (!bent) {
    const changed: Record<string, number> = { ...weights };
    for (const name of names) changed[name] = (weights[name] as number) * (factors[name] as number);
    bent = changed;
    byFactors.set(factors, bent);
  }
  return bent;
}
