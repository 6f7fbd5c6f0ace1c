/** A choice: a verb and a few plain values. A move with an amount may stand for a range of amounts in a list of options. */
export interface Move {
  readonly do: string;
}

export type WithAmount = Move & { readonly amount: number };

/** Moves are flat, so equality is equality of their fields. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do !== b.do) return false;
  const left = a as unknown as Record<string, unknown>;
  const right = b as unknown as Record<string, unknown>;
  for (const key in left) if (left[key] !== right[key]) return false;
  for (const key in right) if (!(key in left)) return false;
  return true;
}
