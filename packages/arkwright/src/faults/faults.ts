import { type Breach, isOver } from '@cromford/kernel';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { winnersOf } from '../steps/round/scoring.ts';
import type { Never } from './never.ts';
import { playerFaults } from './player.ts';
import { supplyFaults } from './supply.ts';
import { timeFaults } from './time.ts';

/** What can never be true of a position, whatever was played; workers, ships, tiles and grey markers are counted in conservation.ts. */
export function faults(rs: Ruleset, s: State): Breach[] {
  const found: Breach[] = [];
  const never: Never = (wrong, rule, path, reason) => {
    if (wrong) found.push({ rule, path, reason: reason() });
  };
  timeFaults(rs, s, never);
  supplyFaults(rs, s, never);
  // The rest reads what must be there.
  if (found.length > 0) return found;
  s.players.forEach((_, seat) => {
    playerFaults(rs, s, seat, never);
  });
  const winners = isOver(s) ? winnersOf(rs, s) : [];
  never(
    winners.join() !== s.winners.join(),
    'FE-END-07',
    'winners',
    () => `winners ${s.winners.join(', ') || 'none'}, where they are ${winners.join(', ') || 'none'}`,
  );
  return found;
}
