/** A tiny generator for drawings (mulberry32): the same seed draws the same picture. Games have the kernel's. */
export interface Chance {
  state: number;
}

export function seeded(seed: number): Chance {
  return { state: seed };
}

/** From 0 to just below 1. */
export function next(chance: Chance): number {
  chance.state = (chance.state + 0x6d2b79f5) | 0;
  let t = Math.imul(chance.state ^ (chance.state >>> 15), 1 | chance.state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
