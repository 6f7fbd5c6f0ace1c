import type { Rules, State } from '@cromford/kernel';
import type { Result } from '@cromford/protocol';

/** How a game ended. The rules say who has won; the others are placed by their score. */
export function resultOf(rules: Rules, state: State): Result {
  const scores = rules.score(state);
  const winners = rules.winners(state);
  const better = (a: number, b: number): boolean => {
    const aWon = winners.includes(a);
    const bWon = winners.includes(b);
    return aWon !== bWon ? aWon : !aWon && (scores[a] ?? 0) > (scores[b] ?? 0);
  };
  const places = scores.map((_, seat) => 1 + scores.filter((_, other) => better(other, seat)).length);
  return { scores, winners, places };
}
