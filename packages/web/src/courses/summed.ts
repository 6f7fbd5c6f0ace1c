import type { Summary, Taken } from '@cromford/bots/courses';

/** A habit, with the reader's figure and that of strong players per game. */
export interface Compared {
  readonly habit: string;
  readonly mine: number;
  readonly theirs: number;
}

/** The habits of both, what differs most first. */
export function comparedHabits(habits: readonly string[], own: Summary, strong: Summary): Compared[] {
  const each = (habit: string, { habits: sums, courses }: Summary) => (sums[habit] ?? 0) / Math.max(1, courses);
  const apart = ({ mine, theirs }: Compared) => Math.abs(mine - theirs) / (Math.max(mine, theirs) + 1);
  return habits
    .map((habit) => ({ habit, mine: each(habit, own), theirs: each(habit, strong) }))
    .sort((a, b) => apart(b) - apart(a));
}

/** An option at a moment in shares and means. */
export interface Share {
  readonly option: string;
  readonly times: number;
  /** Of all who came to the moment. */
  readonly often: number;
  readonly won: number;
  readonly score: number;
}

/** What was chosen at a moment, the most frequent first; years in their order. */
export function sharesAt(taken: Readonly<Record<string, Taken>>): Share[] {
  const entries = Object.entries(taken);
  const all = entries.reduce((sum, [, [times]]) => sum + times, 0);
  const isByTime = entries.every(([option]) => /^(\d+|I+)$/.test(option));
  return entries
    .map(([option, [times, won, score]]) => ({
      option,
      times,
      often: times / all,
      won: won / times,
      score: score / times,
    }))
    .sort((a, b) => (isByTime ? (a.option < b.option ? -1 : 1) : b.times - a.times));
}

/**
 * Whether every company of every game took another of the options. Then the seats decide who has which, and what came of an option came of the seat as well.
 */
export function isOneEach(
  taken: Readonly<Record<string, Taken>>,
  { games, players }: { readonly games: number; readonly players: number },
): boolean {
  const times = Object.values(taken).map(([count]) => count);
  return players > 1 && times.length === players && times.every((count) => count === games);
}
