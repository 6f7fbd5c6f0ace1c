import { type Move, seeded } from '@cromford/kernel';
import { anyOf, type BotDecision } from '../bot.ts';
import { greedy } from '../greedy.ts';

/** The move that is played when a bot has none: quick, legal, and the same for the same position. */
export function standIn(position: BotDecision): Move {
  const moves = [...position.moves];
  try {
    const chosen = greedy(seeded('stand-in')).choose({ ...position, moves });
    if (moves.includes(chosen)) return chosen;
  } catch {
    // Whatever went wrong in the search for a good move, there is still an open one.
  }
  return anyOf(moves, 0);
}
