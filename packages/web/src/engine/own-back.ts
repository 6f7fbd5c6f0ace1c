import { type Seat, Table } from '@cromford/kernel';
import type { Player } from './protocol.ts';
import type { Story } from './story.ts';

/**
 * How many decisions must go for this seat to take its last one back; 0 when it may not. Bots of this device never mind, people and servers
 * do, and what was drawn or revealed since stays seen.
 */
export function ownBack(table: Story, seat: Seat, players: readonly Player[]): number {
  if (table.undoable(seat) > 0) return 1;
  if (!(table instanceof Table)) return 0;
  const { history, state } = table;
  const last = history.findLastIndex((turned) => turned.seat === seat);
  if (last < 0) return 0;
  const count = history.length - last;
  const isFree = history.slice(last + 1).every((turned) => players[turned.seat]?.kind === 'bot');
  return isFree && count <= state.ply - state.barrier ? count : 0;
}
