import type { Problem } from '@cromford/kernel';
import { FIRST_LEVEL, USUAL_LEVEL } from '../bots/levels.ts';
import { beginGame } from './begin.ts';
import { isNewcomer } from './newcomer.ts';
import { usualGame } from './usual-game.ts';

/** A game against bots, at one press; the very first of this browser against the mildest. */
export async function beginUsual(game: string): Promise<string | Problem> {
  return beginGame(usualGame(game, (await isNewcomer()) ? FIRST_LEVEL : USUAL_LEVEL));
}
