import { type Challenge, type ChallengeName, challengesOf, OPPONENT } from '@cromford/protocol/challenges';
import type { Wanted } from '../saves/begin.ts';
import { usualSeats } from '../saves/usual-game.ts';

/** How such a game is begun on this device. */
export function wantedOf({ game, players, seed, options }: Challenge): Wanted {
  return { game, players, seed, options, ...(players > 1 && { seats: usualSeats(players, OPPONENT) }) };
}

/** That game of a day. */
export const challengeOf = (day: number, id: ChallengeName) =>
  challengesOf(day).find((challenge) => challenge.id === id);
