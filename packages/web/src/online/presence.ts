import type { Room } from '@cromford/protocol';

/** A browser at the table says so every HEARTBEAT_MS; who has been silent for longer than two of them is gone. */
export const HEARTBEAT_MS = 25_000;
const HERE_MS = 75_000;

/** `here`: a browser is connected from that seat. Seats of bots and empty ones have nobody who could be. */
export function presenceOf(seat: Room['seats'][number] | undefined, now: number): 'here' | 'away' | undefined {
  if (!seat?.account) return undefined;
  return now - seat.seen < HERE_MS ? 'here' : 'away';
}
