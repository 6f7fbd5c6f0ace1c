import type { Seat } from '@cromford/kernel';
import type { StoryWords } from './words/words.ts';

/** What a headline needs to know of the end of a game. */
export interface End {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly names: readonly string[];
  /** Who reads it; a bystander is nobody. */
  readonly seat: Seat | null;
}

/** How a game ended, in a line: for whoever played it. `worth` puts a figure into the unit that the game is won by. */
export function headlineOf(
  { scores, winners, names, seat }: End,
  worth: (n: number) => string,
  say: StoryWords,
): string {
  if (scores.length === 1) return say.reached(worth(scores[0] ?? 0));
  const [winner] = winners;
  if (winner === undefined) return say.nobody;
  const own = seat === null ? 0 : (scores[seat] ?? 0);
  if (seat !== null && !winners.includes(seat)) {
    const behind = (scores[winner] ?? 0) - own;
    const name = names[winner] ?? '';
    return behind > 0 ? say.lostBy(name, worth(behind)) : say.lostTie(name);
  }
  const others = scores.filter((_, other) => other !== (seat ?? winner));
  const lead = (seat === null ? (scores[winner] ?? 0) : own) - Math.max(...others);
  if (seat === null) return say.othersWonBy(names[winner] ?? '', worth(Math.max(0, lead)));
  return lead > 0 && winners.length === 1 ? say.wonBy(worth(lead)) : say.wonTie;
}
