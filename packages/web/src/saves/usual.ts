import { PERSON, type Problem } from '@cromford/kernel';
import { onShelf } from '@cromford/shelf';
import { USUAL_LEVEL } from '../bots/levels.ts';
import type { Player } from '../engine/protocol.ts';
import { beginGame } from './begin.ts';

export const usualPlayers = (game: string): number => onShelf(game)?.usual.players ?? 1;

/** You first, bots of the usual level at the other seats. */
export function usualSeats(players: number): Player[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? PERSON : { name: '', kind: 'bot', bot: USUAL_LEVEL },
  );
}

/** A game against bots, at one press. */
export function beginUsual(game: string): Promise<string | Problem> {
  const { players, options = {} } = onShelf(game)?.usual ?? { players: 1 };
  return beginGame({ game, players, options, seats: usualSeats(players) });
}
