import type { Seat } from '@cromford/kernel';
import type { Entry } from '../engine/protocol.ts';

/** What a bot said last about its turns. */
export function lastWhy(log: readonly Pick<Entry, 'seat' | 'why'>[], seat: Seat): string | undefined {
  return log.findLast((entry) => entry.seat === seat && entry.why !== undefined)?.why;
}
