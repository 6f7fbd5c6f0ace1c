/**
 * Who meets whom. Every deal is played by each lineup, and when the seats are rotated once from every seat, so that luck of the deal and
 * of the seat falls on all bots alike.
 */
export interface Pairing {
  /** One name per seat each. */
  readonly lineups: readonly (readonly string[])[];
  readonly rotated: boolean;
  readonly seed: string;
}

/** One game to be played. */
export interface Match {
  /** Of the game: equal for all games of a deal. */
  readonly seed: string;
  readonly seats: readonly Seated[];
}

export interface Seated {
  readonly bot: string;
  /** Of the bot's own generator: it goes with the bot from seat to seat. */
  readonly seed: string;
}

/** How many games make up a deal: a tournament is a whole number of them. */
export function gamesPerDeal({ lineups, rotated }: Pairing): number {
  return lineups.length * (rotated ? (lineups[0]?.length ?? 1) : 1);
}

/** Game `index` of the pairing, the same whoever plays it and when. */
export function matchOf(pairing: Pairing, index: number): Match {
  const { lineups, rotated } = pairing;
  const deal = Math.floor(index / gamesPerDeal(pairing));
  const lineup = lineups[index % lineups.length] ?? [];
  const turn = rotated ? Math.floor(index / lineups.length) % lineup.length : 0;
  const seed = `${pairing.seed}/${deal}`;
  const seats = lineup.map((_, seat) => {
    const place = (seat + turn) % lineup.length;
    return { bot: lineup[place] ?? '', seed: `${seed}/bot ${place}` };
  });
  return { seed, seats };
}

/**
 * The lineups of a tournament. With as many names as seats or fewer there is one, in which the last name fills the seats that are
 * left: `arkwright,manager` is one against a field. With more, every choice of as many as there are seats meets.
 */
export function lineupsOf(names: readonly string[], players: number): string[][] {
  if (names.length > players) return choices(names, players);
  const last = names.at(-1) ?? '';
  return [Array.from({ length: players }, (_, seat) => names[seat] ?? last)];
}

function choices(names: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return names.flatMap((name, at) => choices(names.slice(at + 1), size - 1).map((others) => [name, ...others]));
}

/** The games of part `k` of `n`: whole deals, every deal in exactly one part. */
export function gamesOfChunk(games: number, perDeal: number, { k, n }: { k: number; n: number }): number[] {
  const deals = Math.ceil(games / perDeal);
  const from = Math.floor(((k - 1) * deals) / n) * perDeal;
  const to = Math.min(games, Math.floor((k * deals) / n) * perDeal);
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}
