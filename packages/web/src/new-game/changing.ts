import type { GameOptions } from '@cromford/kernel';
import type { OptionAbout } from '../engine/protocol.ts';

/** An option that changes nothing, with so many players and the others as they are, would promise what does not come. */
export function changing(all: readonly OptionAbout[], count: number, options: GameOptions): OptionAbout[] {
  return all.filter(
    ({ players = [count], needs = {} }) =>
      players.includes(count) && Object.entries(needs).every(([id, value]) => options[id] === value),
  );
}
