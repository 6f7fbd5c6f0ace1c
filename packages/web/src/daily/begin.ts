import type { Problem } from '@cromford/kernel';
import type { Challenge } from '@cromford/protocol/challenges';
import { beginGame } from '../saves/begin.ts';
import { deleteGame } from '../saves/games.ts';
import { wantedOf } from './challenges.ts';
import { begunOn, noteTried, triedOn } from './kept.ts';

/** The one game of this challenge: begun now, unless it has been before, here or in another tab. Its id, or what is wrong. */
export async function beginOfTheDay(day: number, challenge: Challenge): Promise<string | Problem> {
  const before = (await triedOn(day))[challenge.id]?.game;
  if (before) return before;
  const begun = await beginGame(wantedOf(challenge), 'of-the-day');
  if (typeof begun !== 'string') return begun;
  // Setting it up takes a while: a second press, or another tab, may have been quicker.
  const quicker = begunOn(day, challenge.id);
  if (!quicker) noteTried(day, challenge.id, { game: begun });
  else if (quicker !== begun) await deleteGame(begun);
  return quicker ?? begun;
}
