import { setMaxListeners } from 'node:events';
import { gamesPerDeal, type Pairing } from '@cromford/bots/arena';
import type { Problem } from '@cromford/kernel';
import { type Lane, unlessCancelled } from './lanes.ts';
import type { GameOutcome } from './one-game.ts';

/** Hears of a deal as soon as all its games are finished; where it says what went wrong, no more are begun. */
type Heard = (index: number, outcomes: readonly GameOutcome[]) => Promise<Problem | undefined>;

/** Plays one deal of each pairing over the lanes, all its games by the same lane. They are finished in any order. */
export async function playDeals(
  pairings: readonly Pairing[],
  lanes: readonly Lane[],
  cancel: AbortSignal,
  heard: Heard,
): Promise<Problem | undefined> {
  // Every lane listens, and there may be hundreds.
  setMaxListeners(0, cancel);
  let next = 0;
  let wrong: Problem | undefined;
  const work = async (lane: Lane) => {
    while (!cancel.aborted && !wrong) {
      const index = next++;
      const pairing = pairings[index];
      if (!pairing) return;
      const games = Array.from({ length: gamesPerDeal(pairing) }, (_, game) => game);
      const outcomes = await unlessCancelled(lane.play(games, pairing), cancel);
      if (outcomes) wrong ??= await heard(index, outcomes);
    }
  };
  await Promise.all(lanes.map(work));
  return wrong;
}
