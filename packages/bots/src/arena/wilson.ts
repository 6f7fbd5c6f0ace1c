export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution, 95 % lie this many deviations around the middle. */
export const DEVIATIONS = 1.959964;

/** Wilson's interval for a share: 95 % sure, and sound for small numbers and shares near 0 and 1. A shared win is a fraction. */
export function wilson(wins: number, games: number, deviations = DEVIATIONS): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = deviations * deviations;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (deviations * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
