import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@cromford/kernel';
import type { Lane } from './lanes.ts';
import { playOne } from './one-game.ts';
import type { Plan } from './plan.ts';

/** Plays in this thread, and lets a Ctrl-C through between batches. */
export function laneHere(game: AnyGame, plan: Plan): Lane {
  return {
    async play(from, to) {
      await setImmediate();
      return Array.from({ length: to - from }, (_, offset) => playOne(game, plan, from + offset));
    },
    close: async () => {},
  };
}
