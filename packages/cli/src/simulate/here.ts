import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@cromford/kernel';
import type { Lane } from './lanes.ts';
import { type GameOutcome, playOne } from './one-game.ts';
import { Outsider } from './outsider.ts';
import { ENGINE, type Plan } from './plan.ts';
import { houseBots, type Seats } from './seats.ts';

/** Plays in this thread, and lets a Ctrl-C through between batches. */
export function laneHere(game: AnyGame, plan: Plan): Lane {
  const house = houseBots(plan.time);
  const rules = game.rules(plan);
  const outsider = plan.engine === undefined ? undefined : new Outsider(game, plan, plan.engine);
  const seats: Seats = (seated) => (outsider && seated.bot === ENGINE ? outsider.player(seated.seed) : house(seated));
  return {
    async play(games, pairing = plan.pairing) {
      await setImmediate();
      const outcomes: GameOutcome[] = [];
      for (const index of games) outcomes.push(await playOne(game, { ...plan, pairing }, index, seats, rules));
      return outcomes;
    },
    close: async () => outsider?.close(),
  };
}
