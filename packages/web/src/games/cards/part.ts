import type { Move } from '@cromford/kernel';

const PARTS: Readonly<Record<string, string>> = {
  action: 'actions',
  buy: 'shares',
  loans: 'shares',
  reactivate: 'ships',
  load: 'ships',
  ship: 'ships',
  store: 'warehouses',
  develop: 'developments',
  take: 'street',
  'take-from': 'street',
  use: 'own-cards',
};

/** The part of the table that a move is about, as lessons name it; nothing for one that only goes on. */
export function partOf(move: Move & { readonly good?: string }): string | undefined {
  return PARTS[move.do] ?? move.good;
}

/** Until this move there is no factory there. */
export const founds = ({ do: verb }: Move): boolean => verb === 'build';
