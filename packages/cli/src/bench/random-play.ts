import { below, type Engine, type Move, type Random, type State } from '@cromford/kernel';

/**
 * One game of random play through the public interface: the legal moves are listed before every move, because `apply` returns
 * those of the next decision. The position comes back after so many decisions, or at the end.
 */
export function playRandomly(
  engine: Engine,
  seed: string,
  random: Random,
  before?: (s: State, move: Move) => void,
  decisions = Number.POSITIVE_INFINITY,
): State {
  const s = engine.start(seed);
  let moves = engine.open(s);
  while (moves.length > 0 && s.ply < decisions) {
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error('the list of moves has a hole');
    before?.(s, move);
    moves = engine.apply(s, move);
  }
  return s;
}
