import type { GameOptions, Problem } from '@cromford/kernel';
import { USUAL_LEVEL } from '../bots/levels.ts';
import type { Player } from '../engine/protocol.ts';
import { beginGame } from './begin.ts';

/** How a game is begun by whoever does not want to choose: how many seats, and what makes it quick to get into. */
const USUAL: Readonly<Record<string, { readonly players: number; readonly options?: GameOptions }>> = {
  'spinning-jenny': { players: 3, options: { 'set-up': 'predetermined' } },
  'water-frame': { players: 3, options: { 'set-up': 'predetermined' } },
  anniversary: { players: 3, options: { 'set-up': 'predetermined' } },
  'spinning-mule': { players: 3 },
  'card-game': { players: 2 },
};

export const usualPlayers = (game: string): number => USUAL[game]?.players ?? 1;

/** You first, bots of the usual level at the other seats. */
export function usualSeats(players: number): Player[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: '', kind: 'person' } : { name: '', kind: 'bot', bot: USUAL_LEVEL },
  );
}

/** A game against bots, at one press. */
export function beginUsual(game: string): Promise<string | Problem> {
  const { players, options = {} } = USUAL[game] ?? { players: 1 };
  return beginGame({ game, players, options, seats: usualSeats(players) });
}
