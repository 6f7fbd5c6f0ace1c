/** How well turns were played, of 1: half for one that falls half a spread short. */
export function accuracy(turns: readonly { readonly short: number }[]): number {
  return turns.length === 0 ? 1 : turns.reduce((sum, { short }) => sum + 0.5 ** (short / 0.5), 0) / turns.length;
}
