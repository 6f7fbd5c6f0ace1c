import { isOver, type Random, type State } from '@cromford/kernel';
import type { Outlook } from '../../judgement.ts';
import type { Mind } from '../../search/mind.ts';
import { playedOut } from '../../search/played-out.ts';

/** What came of a game. */
function ending({ engine: { rules } }: Mind, s: State): Outlook {
  const worths = rules.score(s);
  const winners = rules.winners(s);
  return { worths, chances: worths.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

/**
 * As the judgement has learned it; else the game played on to its end several times, every seat taking what looks best and everything hidden dealt anew, so that it does not
 * matter who has moved last: how often each seat wins, and with what score.
 */
export function outlook(mind: Mind, s: State, random: Random, playouts: number): Outlook {
  if (isOver(s)) return ending(mind, s);
  const known = mind.judgement.outlook?.(s);
  if (known) return known;
  const { rules } = mind.engine;
  const view = rules.view(s, null);
  const ends = Array.from({ length: playouts }, () => ending(mind, playedOut(mind, rules.guess(view, random))));
  return { worths: means(ends.map(({ worths }) => worths)), chances: means(ends.map(({ chances }) => chances)) };
}

export function means(lists: readonly (readonly number[])[]): number[] {
  return (lists[0] ?? []).map((_, seat) => lists.reduce((sum, list) => sum + (list[seat] ?? 0), 0) / lists.length);
}
