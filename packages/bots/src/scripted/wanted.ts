import type { Move } from '@cromford/kernel';

/** Moves by what they name, whatever the amounts; those before others are wanted more. */
export type Wishes = readonly string[];

/** The first move that is wished for; nothing where none of them is open. */
export function wantedOf<M extends Move>(wishes: Wishes, moves: readonly M[]): M | undefined {
  return wishes.map((wish) => moves.find((move) => named(move) === wish)).find((move) => move !== undefined);
}

/** A move without its numbers. */
function named(move: Move): string {
  return Object.values(move)
    .filter((value) => typeof value === 'string')
    .join(' ');
}
