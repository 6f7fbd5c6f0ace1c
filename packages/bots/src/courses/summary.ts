import type { Course } from './course.ts';

/** An option at a moment: how often it was taken, how often won with, and the sum of the scores. */
export type Taken = readonly [times: number, won: number, score: number];

/** Many courses of one game as one: enough for means and shares, and small. */
export interface Summary {
  readonly courses: number;
  readonly won: number;
  readonly score: number;
  /** Sums. */
  readonly habits: Readonly<Record<string, number>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, Taken>>>>;
  /** Sums by stretch. */
  readonly curves: Readonly<Record<string, readonly number[]>>;
}

export const NOTHING: Summary = { courses: 0, won: 0, score: 0, habits: {}, choices: {}, curves: {} };

export function summaryOf(courses: readonly Course[]): Summary {
  return courses.reduce(withCourse, NOTHING);
}

export function withCourse(sum: Summary, { score, isWon, habits, choices, curves }: Course): Summary {
  const won = isWon ? 1 : 0;
  const taken = Object.entries(choices).map(([moment, option]) => {
    const [times, wins, scores] = sum.choices[moment]?.[option] ?? [0, 0, 0];
    return [moment, { ...sum.choices[moment], [option]: [times + 1, wins + won, scores + score] as const }] as const;
  });
  return {
    courses: sum.courses + 1,
    won: sum.won + won,
    score: sum.score + score,
    habits: { ...sum.habits, ...added(sum.habits, habits) },
    choices: { ...sum.choices, ...Object.fromEntries(taken) },
    curves: Object.fromEntries(
      Object.entries(curves).map(([name, curve]) => [name, curve.map((n, i) => n + (sum.curves[name]?.[i] ?? 0))]),
    ),
  };
}

function added(sums: Summary['habits'], one: Summary['habits']): Record<string, number> {
  return Object.fromEntries(Object.entries(one).map(([name, n]) => [name, (sums[name] ?? 0) + n]));
}
