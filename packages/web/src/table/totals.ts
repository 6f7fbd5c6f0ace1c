import type { EventText, Names } from '../engine/protocol.ts';
import { sumsByReason } from './sums.ts';

export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What became of a seat's accounts, in a line. */
export function totalsOf(events: readonly Pick<EventText, 'flows'>[], seat: number, { kinds }: Names): string {
  return sumsByReason(events, seat)
    .map(({ account, total }) => `${kinds[account] ?? account} ${signed(total)}`)
    .join(', ');
}
