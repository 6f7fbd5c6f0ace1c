import { type Seat, Table } from '@cromford/kernel';
import type { Player } from './protocol.ts';
import type { Tellable } from './story.ts';

/** How many decisions must go for this seat to take its last one back; 0 when it may not. Bots of this device never mind, a server does. */
export function ownBack(table: Tellable, seat: Seat, players: readonly Player[]): number {
  if (!(table instanceof Table)) return table.undoable(seat) > 0 ? 1 : 0;
  return table.ownBack(seat, (other) => players[other]?.kind === 'bot');
}
