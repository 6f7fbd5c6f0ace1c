import type { Interval } from '@cromford/bots/arena';
import { seeded } from '@cromford/kernel';
import { byChance, foundAgain } from './found-again.ts';
import { gathered, type Point } from './gathered.ts';
import { sureShare } from './sure.ts';

/** What one seat did in one game, and what it won by it. */
export interface SeatPlayed {
  readonly deal: string;
  readonly uses: ReadonlyMap<string, number>;
  readonly share: number;
  readonly score: number;
}

/** A way to play that several seats have in common. */
export interface Way {
  readonly seats: number;
  readonly won: number;
  /** Where its part of the wins lies, 95 % sure. */
  readonly share: Interval;
  readonly score: number;
  /** What it does more than others, most of all first. */
  readonly marks: readonly { readonly use: string; readonly here: number; readonly elsewhere: number }[];
}

/** How surely so many ways are found again in other deals, and how surely they would be in figures without any. */
export interface Again {
  readonly count: number;
  readonly again: number;
  readonly chance: number;
}

export interface Ways {
  readonly ways: readonly Way[];
  readonly tried: readonly Again[];
  /** Whether these ways are there, or only somewhere in what goes over into each other. */
  readonly areApart: boolean;
}

const COUNTS = [2, 3, 4, 5, 6];
/** From here on groups are held to be there; usual for this measure. */
const SURE = 0.8;
/** Beginnings by lot; the one that gathers closest counts. */
const TRIES = 12;
/** Deviations that count at most: one seat in a hundred that did something odd makes no way. */
const FAR = 2;
/** What fewer of the seats do at all makes no way either. */
const SELDOM = 0.05;
const MARKS = 6;

/**
 * Seats that played alike, found by k-means over how often each kind of move was made (as a logarithm, in deviations, so that a move made
 * twice instead of once counts as much as one made forty times instead of ten). Wins are not looked at. As many ways as are surely found
 * again in other deals; where no number is, those of the number that is farthest above chance.
 */
export function waysOf(played: readonly SeatPlayed[]): Ways {
  const names = [...new Set(played.flatMap(({ uses }) => [...uses.keys()]))]
    .filter((name) => played.filter(({ uses }) => uses.has(name)).length >= SELDOM * played.length)
    .sort();
  const points = standardised(played.map(({ uses }) => names.map((name) => Math.log1p(uses.get(name) ?? 0))));
  const deals = played.map(({ deal }) => deal);
  const dice = seeded('ways');
  const none = byChance(points, dice);
  const tried = COUNTS.filter((count) => points.length >= 4 * count).map((count) => ({
    count,
    again: foundAgain(points, deals, count, dice),
    chance: foundAgain(none, deals, count, dice),
  }));
  const apart = tried.filter(({ again, chance }) => again >= SURE && again > chance).at(-1);
  const best = apart ?? [...tried].sort((one, other) => other.again - other.chance - (one.again - one.chance))[0];
  if (!best) return { ways: [], tried, areApart: false };
  const { centres, nearest } = gathered(points, best.count, TRIES, dice);
  const ways = centres
    .map((_, way) =>
      described(
        names,
        played.filter((_, at) => nearest[at] === way),
        played.filter((_, at) => nearest[at] !== way),
      ),
    )
    .filter(({ seats }) => seats > 0)
    .sort((one, other) => other.won / other.seats - one.won / one.seats);
  return { ways, tried, areApart: apart !== undefined };
}

function described(names: readonly string[], here: readonly SeatPlayed[], elsewhere: readonly SeatPlayed[]): Way {
  const mean = (seats: readonly SeatPlayed[], of: (seat: SeatPlayed) => number) =>
    seats.reduce((sum, seat) => sum + of(seat), 0) / Math.max(1, seats.length);
  const marks = names.map((use) => ({
    use,
    here: mean(here, ({ uses }) => uses.get(use) ?? 0),
    elsewhere: mean(elsewhere, ({ uses }) => uses.get(use) ?? 0),
  }));
  const stands = ({ here: a, elsewhere: b }: (typeof marks)[number]) => (a - b) / Math.sqrt(a + b + 0.1);
  return {
    seats: here.length,
    won: here.reduce((sum, { share }) => sum + share, 0),
    share: sureShare(here.map(({ deal, share }) => ({ deal, value: share }))),
    score: mean(here, ({ score }) => score),
    marks: marks.sort((one, other) => stands(other) - stands(one)).slice(0, MARKS),
  };
}

function standardised(rows: readonly Point[]): Point[] {
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at] ?? 0)) ?? [];
  const scales = columns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const deviation = Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length);
    // Rounding leaves a trace of a deviation where all are the same.
    return { mean, deviation: deviation > 1e-9 ? deviation : 1 };
  });
  const placed = (value: number, { mean, deviation }: (typeof scales)[number]) =>
    Math.max(-FAR, Math.min(FAR, (value - mean) / deviation));
  return rows.map((row) => row.map((value, at) => placed(value, scales[at] ?? { mean: 0, deviation: 1 })));
}
