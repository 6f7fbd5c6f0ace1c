import { below, type Engine, type Move, type Random, type State, seeded } from '@cromford/kernel';

/**
 * One game of random play through the public interface: the legal moves are listed before every move, because `apply` returns
 * those of the next decision.
 */
export function playRandomly(
  engine: Engine,
  seed: string,
  random: Random,
  before?: (s: State, move: Move) => void,
): number {
  const s = engine.start(seed);
  let moves = engine.open(s);
  let decisions = 0;
  while (moves.length > 0) {
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error('the list of moves has a hole');
    before?.(s, move);
    moves = engine.apply(s, move);
    decisions++;
  }
  return decisions;
}

/** The position after so many decisions of a random game, or at its end. */
export function playedUpTo(engine: Engine, seed: string, ply: number): State {
  const random = seeded(seed);
  const s = engine.start(seed);
  let moves = engine.open(s);
  while (moves.length > 0 && s.ply < ply) {
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error('the list of moves has a hole');
    moves = engine.apply(s, move);
  }
  return s;
}
