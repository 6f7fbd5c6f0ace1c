import { PERSON } from '@cromford/kernel';
import { onShelf } from '@cromford/shelf';
import { botName } from '../bots/characters.ts';
import { USUAL_LEVEL } from '../bots/levels.ts';
import type { Player } from '../engine/protocol.ts';

export const usualPlayers = (game: string): number => onShelf(game)?.usual.players ?? 1;

/** You first, bots of the usual level at the other seats. */
export function usualSeats(players: number, bot = USUAL_LEVEL): Player[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? PERSON : { name: botName(seat), kind: 'bot', bot },
  );
}

/** How a game is begun at one press: as the house usually sets it up, against bots of a level. */
export function usualGame(game: string, level = USUAL_LEVEL) {
  const { players, options = {} } = onShelf(game)?.usual ?? { players: 1 };
  return { game, players, options, seats: usualSeats(players, level) };
}
