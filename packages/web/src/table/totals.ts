import type { EventText, Names } from '../engine/protocol.ts';
import { sumsByReason } from './sums.ts';

/** A sum of money, as a language writes it. */
type Pounds = (n: number) => string;

/** Every game that has money calls it so. */
const isMoney = (account: string) => account.split('.')[0] === 'cash';

/** What came to an account, or went from it. */
export function signed(account: string, n: number, pounds: Pounds): string {
  const amount = isMoney(account) ? pounds(Math.abs(n)) : String(Math.abs(n));
  return n > 0 ? `+${amount}` : n < 0 ? `−${amount}` : amount;
}

/** What became of a seat's accounts, in a line. */
export function totalsOf(
  events: readonly Pick<EventText, 'flows'>[],
  seat: number,
  { kinds }: Names,
  pounds: Pounds,
): string {
  return sumsByReason(events, seat)
    .map(({ account, total }) => `${kinds[account] ?? account} ${signed(account, total, pounds)}`)
    .join(', ');
}
