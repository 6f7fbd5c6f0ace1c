import { type Ahead, lookAhead, type Refusal, unreadable } from '@cromford/kernel';
import type { Story } from './story.ts';

/** What a line of notation would do, or why it is refused. */
export function aheadOf({ engine, state }: Story, line: string): Ahead | { readonly refused: Refusal } {
  const move = engine.rules.notation.read(line);
  if (!move) return { refused: unreadable(line) };
  const refused = engine.judge(state, move);
  return refused ? { refused } : lookAhead(engine, state, move);
}
