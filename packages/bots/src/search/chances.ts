/** How likely each seat is to win by these worths: a `spread` ahead is three times as likely. */
export function chances(worths: readonly number[], spread: number): number[] {
  const best = Math.max(...worths);
  const odds = worths.map((worth) => 3 ** ((worth - best) / spread));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
}
