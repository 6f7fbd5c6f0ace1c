import type { State } from '@cromford/kernel';
import type { Mind } from './mind.ts';

/** The end of the game when everybody goes on from here as it looks best; the position itself is played on. */
export function playedOut(mind: Mind, s: State): State {
  const { engine } = mind;
  let open = engine.open(s);
  while (open.length > 0) {
    const moves = [...open];
    const move = moves[mind.best(s, engine.due(s)?.seat ?? 0, moves)];
    if (!move) throw new Error('no move is open');
    open = engine.apply(s, move);
  }
  return s;
}
