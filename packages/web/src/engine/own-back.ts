import { type Seat, Table } from '@cromford/kernel';
import type { Player } from './protocol.ts';
import type { Tellable } from './story.ts';

/**
 * How many decisions must go for this seat to take its last one back; 0 when it may not. Bots of this device never mind, a server does. The
 * first `fixed` decisions of a table are as they are.
 */
export function ownBack(table: Tellable, seat: Seat, players: readonly Player[], fixed: number): number {
  if (!(table instanceof Table)) return table.undoable(seat) > 0 ? 1 : 0;
  const back = table.ownBack(seat, (other) => players[other]?.kind === 'bot');
  return table.history.length - back < fixed ? 0 : back;
}
