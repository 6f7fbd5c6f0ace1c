import type { Move } from '@cromford/kernel';

const PARTS: Readonly<Record<string, string>> = {
  action: 'actions',
  manager: 'managers',
  sell: 'market',
  hire: 'map',
  move: 'map',
  build: 'row',
  place: 'map',
};

/** The part of the board that a move is about, as lessons name it; nothing for one that only goes on. */
export function partOf(move: Move): string | undefined {
  return PARTS[move.do];
}
