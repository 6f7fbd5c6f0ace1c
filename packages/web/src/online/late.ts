import type { Seat } from '@cromford/kernel';
import type { Room } from '@cromford/protocol';
import { isPerson } from './persons.ts';

/** The clocks of server and browser never agree to the second: nobody is called late before everybody would say so. */
const GRACE_MS = 2000;

/** The person for whom the table waits though his time has run out, and whom no bot replaces by itself. */
export function lateSeat(
  room: Room | undefined,
  due: Seat | null,
  deadline: number | null,
  now: number,
): Room['seats'][number] | undefined {
  if (!room || due === null || deadline === null || room.takeover !== '' || now < deadline + GRACE_MS) return undefined;
  const seat = room.seats[due];
  return seat && isPerson(seat) ? seat : undefined;
}
