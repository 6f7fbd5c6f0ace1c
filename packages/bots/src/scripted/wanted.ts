import type { Move } from '@cromford/kernel';
import { kindOf } from '../search/plans.ts';

/** Moves by what they name, whatever the amounts; those before others are wanted more. */
export type Wishes = readonly string[];

/** The first move that is wished for; nothing where none of them is open. */
export function wantedOf<M extends Move>(wishes: Wishes, moves: readonly M[]): M | undefined {
  return wishes.map((wish) => moves.find((move) => kindOf(move).trimEnd() === wish)).find((move) => move !== undefined);
}
