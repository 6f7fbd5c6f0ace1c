import { type Ahead, type Engine, lookAhead, type Refusal, type State, unreadable } from '@cromford/kernel';

/** What a line of notation would do, or why it is refused. */
export function aheadOf(engine: Engine, state: State, line: string): Ahead | { readonly refused: Refusal } {
  const move = engine.rules.notation.read(line);
  if (!move) return { refused: unreadable(line) };
  const refused = engine.judge(state, move);
  return refused ? { refused } : lookAhead(engine, state, move);
}
