import type { Interval } from '@cromford/bots/arena';
import { type Spread, spread } from '../simulate/summary.ts';
import type { Course } from './course.ts';
import { type OnPurpose, onPurpose, type SeatOf } from './on-purpose.ts';
import { sureMean, sureShare } from './sure.ts';
import { type SeatPlayed, type Way, type Ways, waysOf } from './ways.ts';

/** What a designer looks at. */
export interface Weighing {
  readonly games: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly won: number;
    readonly share: Interval;
    readonly score?: Spread;
    /** Where the mean lies, 95 % sure. */
    readonly mean?: Interval;
  }[];
  readonly decisions?: Spread;
  readonly leadChanges: number;
  /** The chance that later winners were given after a quarter, half and three quarters of the game. */
  readonly foreseen: readonly number[];
  /** The part of what final scores differ by that the deal alone decides; absent where no deal was played twice. */
  readonly deal?: number;
  /** What became of the chances that were given, tenth by tenth; those that nobody was given are left out. */
  readonly calibration: readonly Tenth[];
  readonly uses: readonly Use[];
  readonly ways: Ways;
  /** The one way of these that is known to win more than its share and more than every other; absent where there is none. */
  readonly dominates?: Way;
  /** Where several different players met: what each of them came to. */
  readonly onPurpose?: OnPurpose;
  /** What was awarded, and in which part of the games. */
  readonly awards: readonly { readonly award: string; readonly part: number }[];
}

/** Of seats that were given a chance of about so much: how many there were, what they were given and how many won. */
export interface Tenth {
  readonly given: number;
  readonly won: number;
  readonly seats: number;
}

/** How often winners and others made a kind of move in a game, how many of them made it at all, and how many winners could have. */
export interface Use {
  readonly use: string;
  readonly winners: number;
  readonly others: number;
  readonly usedByWinners: number;
  readonly usedByOthers: number;
  readonly couldBeUsedByWinners: number;
}

export function weighed(courses: readonly Course[]): Weighing {
  const count = courses[0]?.scores.length ?? 0;
  const played = courses.flatMap(({ uses, could, shares }) =>
    uses.map((used, seat) => ({ uses: used, could: could[seat] ?? new Set<string>(), share: shares[seat] ?? 0 })),
  );
  const kinds = courses.flatMap(({ deal, kinds, shares, scores }) =>
    kinds.map((uses, seat): SeatPlayed => ({ deal, uses, share: shares[seat] ?? 0, score: scores[seat] ?? 0 })),
  );
  const mean = (of: (course: Course) => number) =>
    courses.reduce((sum, course) => sum + of(course), 0) / Math.max(1, courses.length);
  const decisions = spread(courses.map((course) => course.decisions));
  const deal = count > 1 ? partOfTheDeal(courses) : undefined;
  const ways = waysOf(kinds);
  const followed = onPurpose(courses.flatMap(seatsOf));
  const dominates = count > 1 ? dominant(ways.ways, 1 / count) : undefined;
  return {
    games: courses.length,
    seats: Array.from({ length: count }, (_, seat) => {
      const won = courses.reduce((sum, { shares }) => sum + (shares[seat] ?? 0), 0);
      const score = spread(courses.map(({ scores }) => scores[seat] ?? 0));
      const mean = sureMean(courses.map(({ deal, scores }) => ({ deal, value: scores[seat] ?? 0 })));
      const share = sureShare(courses.map(({ deal, shares }) => ({ deal, value: shares[seat] ?? 0 })));
      return { seat, won, share, ...(score && { score }), ...(mean && { mean }) };
    }),
    ...(decisions && { decisions }),
    leadChanges: mean((course) => course.leadChanges),
    foreseen: (courses[0]?.foreseen ?? []).map((_, at) => mean((course) => course.foreseen[at] ?? 0)),
    ...(deal !== undefined && { deal }),
    calibration: count > 1 ? calibrationOf(courses) : [],
    uses: usesOf(played),
    ways,
    ...(dominates && { dominates }),
    ...(followed && { onPurpose: followed }),
    awards: awardsOf(courses),
  };
}

/** Every seat with its figures; kinds of move are figures as well. */
function seatsOf({ deal, bots, shares, scores, kinds, figures = [] }: Course): SeatOf[] {
  return bots.map((bot, seat) => ({
    bot,
    deal,
    share: shares[seat] ?? 0,
    score: scores[seat] ?? 0,
    figures: { ...Object.fromEntries(kinds[seat] ?? []), ...figures[seat] },
  }));
}

/** What wins, with certainty, more than its share and more than anything else. */
function dominant(ways: readonly Way[], fair: number): Way | undefined {
  return ways.find(
    (way) => way.share.low > fair && ways.every((other) => other === way || other.share.high < way.share.low),
  );
}

function awardsOf(courses: readonly Course[]): { award: string; part: number }[] {
  const counts = new Map<string, number>();
  for (const { awards } of courses) for (const award of awards) counts.set(award, (counts.get(award) ?? 0) + 1);
  return [...counts]
    .map(([award, count]) => ({ award, part: count / courses.length }))
    .sort((one, other) => other.part - one.part);
}

function calibrationOf(courses: readonly Course[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ given: 0, won: 0, seats: 0 }));
  for (const { chances, shares } of courses)
    for (const round of chances)
      for (const [seat, chance] of round.entries()) {
        const tenth = tenths[Math.min(9, Math.floor(10 * chance))];
        if (!tenth) continue;
        tenth.given += chance;
        tenth.won += shares[seat] ?? 0;
        tenth.seats++;
      }
  return tenths
    .filter(({ seats }) => seats > 0)
    .map(({ given, won, seats }) => ({ given: given / seats, won: won / seats, seats }));
}

type Played = Pick<SeatPlayed, 'uses' | 'share'> & { readonly could: ReadonlySet<string> };

function usesOf(played: readonly Played[]): Use[] {
  const winners = played.filter(({ share }) => share > 0);
  const others = played.filter(({ share }) => share === 0);
  const mean = (seats: readonly Played[], of: (seat: Played) => number) =>
    seats.reduce((sum, seat) => sum + of(seat), 0) / Math.max(1, seats.length);
  const names = [...new Set(played.flatMap(({ uses, could }) => [...uses.keys(), ...could]))].sort();
  return names.map((use) => ({
    use,
    winners: mean(winners, ({ uses }) => uses.get(use) ?? 0),
    others: mean(others, ({ uses }) => uses.get(use) ?? 0),
    usedByWinners: mean(winners, ({ uses }) => Math.min(1, uses.get(use) ?? 0)),
    usedByOthers: mean(others, ({ uses }) => Math.min(1, uses.get(use) ?? 0)),
    couldBeUsedByWinners: mean(winners, ({ could }) => (could.has(use) ? 1 : 0)),
  }));
}

/** Of what a seat's scores differ by: how much lies between deals rather than between games of one deal (intraclass correlation). */
function partOfTheDeal(courses: readonly Course[]): number | undefined {
  const byDeal = new Map<string, Course[]>();
  for (const course of courses) byDeal.set(course.deal, [...(byDeal.get(course.deal) ?? []), course]);
  const deals = [...byDeal.values()].filter((games) => games.length > 1);
  const size = Math.min(...deals.map((games) => games.length));
  if (deals.length < 2) return undefined;
  let between = 0;
  let within = 0;
  for (const seat of courses[0]?.scores.keys() ?? []) {
    const rows = deals.map((games) => games.slice(0, size).map(({ scores }) => scores[seat] ?? 0));
    const means = rows.map((row) => row.reduce((sum, score) => sum + score, 0) / size);
    const all = means.reduce((sum, mean) => sum + mean, 0) / means.length;
    between += (size * means.reduce((sum, mean) => sum + (mean - all) ** 2, 0)) / (means.length - 1);
    within +=
      rows.reduce((sum, row, at) => sum + row.reduce((part, score) => part + (score - (means[at] ?? 0)) ** 2, 0), 0) /
      (rows.length * (size - 1));
  }
  const total = between + (size - 1) * within;
  return total === 0 ? undefined : Math.max(0, (between - within) / total);
}
