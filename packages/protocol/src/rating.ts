/** How strong somebody is believed to be, and how sure that is. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Strength = { mu: 25, sigma: 25 / 3 };

/** How much luck decides: two who are this far apart win 4 games of 5. */
export const BETA = 25 / 6;
/** Nobody ever becomes certain. */
const LEAST_VARIANCE_LEFT = 0.0001;

/**
 * Weng & Lin (2011), Bayesian approximation, Bradley–Terry with full pairs (their algorithm 1): a game of many is a game of each against
 * each, decided by the places. Equal places are draws.
 */
export function rated(players: readonly Strength[], places: readonly number[]): Strength[] {
  return players.map((player, i) => {
    const variance = player.sigma ** 2;
    let shift = 0;
    let learned = 0;
    players.forEach((rival, q) => {
      if (q === i) return;
      const c = Math.sqrt(variance + rival.sigma ** 2 + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((rival.mu - player.mu) / c));
      const mine = places[i] ?? 0;
      const theirs = places[q] ?? 0;
      const score = mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
      shift += (variance / c) * (score - expected);
      learned += (player.sigma / c) * (variance / c ** 2) * expected * (1 - expected);
    });
    return { mu: player.mu + shift, sigma: player.sigma * Math.sqrt(Math.max(1 - learned, LEAST_VARIANCE_LEFT)) };
  });
}

/** What is shown: cautious, so that a newcomer starts near zero and rises as more is known. */
export function shown({ mu, sigma }: Strength): number {
  return Math.max(0, Math.round((mu - 3 * sigma) * 40));
}
