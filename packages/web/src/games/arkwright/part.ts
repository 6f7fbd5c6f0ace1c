import type { Move } from '@cromford/kernel';

const HARBOUR = new Set([
  'staff',
  'shift',
  'contract',
  'limit',
  'join',
  'deliver',
  'store',
  'sell-stored',
  'dismiss-ship',
]);
const SHARES = new Set(['buy', 'sell-shares', 'broker', 'repay', 'return-share']);
const DISPLAY = new Set(['take', 'take-tile']);
const CHART = new Set(['use', 'reuse', 'further', 'first', 'pay']);

/** The part of the board that a move is about, as lessons name it; nothing for one that only goes on. */
export function partOf(move: Move & { readonly good?: string }): string | undefined {
  const { do: verb, good } = move;
  if (HARBOUR.has(verb)) return 'harbour';
  if (SHARES.has(verb)) return 'shares';
  if (DISPLAY.has(verb)) return 'display';
  if (CHART.has(verb)) return 'administration';
  return good && `factory-${good}`;
}

const FOUNDING = new Set(['found', 'found-as', 'build', 'build-as']);

/** Until this move there is no factory there. */
export const founds = ({ do: verb }: Move): boolean => FOUNDING.has(verb);
