import { type Engine, type Move, type State, sameMove } from '@cromford/kernel';

/** This turn with one of its moves made otherwise, in each of the ways given for it, as far as the rest of it can still be played then. */
export function oneOtherwise(
  engine: Engine,
  from: State,
  moves: readonly Move[],
  ways: (open: readonly Move[], move: Move, s: State) => readonly Move[],
): (readonly Move[])[] {
  const turns: (readonly Move[])[] = [];
  const s = engine.rules.clone(from);
  for (const [at, move] of moves.entries()) {
    const open = [...engine.open(s)];
    for (const other of ways(open, move, s)) turns.push(moves.with(at, other));
    if (!played(engine, s, move)) break;
  }
  return turns.filter((turn) => {
    const s = engine.rules.clone(from);
    return turn.every((move) => played(engine, s, move));
  });
}

/** Plays the move, if it is open. */
function played(engine: Engine, s: State, move: Move): boolean {
  const isOpen = engine.open(s).some((one) => sameMove(one, move));
  if (isOpen) engine.apply(s, move);
  return isOpen;
}
