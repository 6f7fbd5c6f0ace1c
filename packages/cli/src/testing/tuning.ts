import { matchOf, type Pairing } from '@cromford/bots/arena';
import type { Lane } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { ByWeight, Tuning } from '../tune/tuning.ts';

/** What the tests of tuning tune: two weights of a bot that nobody has to ask. */
export const tuning = (players: number, more: Partial<Tuning> = {}): Tuning => ({
  game: 'card-game',
  version: 1,
  players,
  options: {},
  sheet: '',
  bot: 'foreman',
  seed: 's',
  deals: 3,
  reach: 0.7,
  weights: { a: 1, b: 2 },
  ...more,
});

/** The weights that a bot is entered with. */
export const weightsOf = (bot: string): ByWeight => JSON.parse(bot.slice('foreman#'.length));

/** A game as it is asked for: its deal, the greatest weight `a` at each seat, and the pairing that it belongs to. */
export interface Asked {
  readonly seed: string;
  readonly as: readonly number[];
  readonly pairing: Pairing;
}

/** Where no game is played: who has which weights decides how it ends. */
export function pretended(outcome: (asked: Asked) => Pick<GameOutcome, 'scores'> & Partial<GameOutcome>): Lane {
  return {
    async play(games, pairing) {
      return games.map((index) => {
        if (!pairing) throw new Error('a deal has a pairing of its own');
        const { seed, seats } = matchOf(pairing, index);
        const as = seats.map(({ bot }) => weightsOf(bot).a ?? 1);
        return { index, winners: [], finished: true, ...outcome({ seed, as, pairing }) } as unknown as GameOutcome;
      });
    },
    close: async () => {},
  };
}
