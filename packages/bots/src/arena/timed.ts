import type { Player } from './play-game.ts';

/** A player with a clock: its `stop` turns true when its time is up. Without time only its budget counts, and equal seeds give equal games. */
export function timed(player: Player, time: number | undefined): Player {
  if (time === undefined) return player;
  return {
    choose(position) {
      const deadline = performance.now() + time;
      return player.choose({ ...position, stop: () => performance.now() >= deadline });
    },
  };
}
