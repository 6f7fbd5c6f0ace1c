import { below, type Random, seeded } from '@cromford/kernel';

/** What one seat did in one game, and what it won by it. */
export interface SeatPlayed {
  readonly uses: ReadonlyMap<string, number>;
  readonly share: number;
  readonly score: number;
}

/** A way to play that several seats have in common. */
export interface Way {
  readonly seats: number;
  readonly won: number;
  readonly score: number;
  /** What it does more than others, most of all first. */
  readonly marks: readonly { readonly use: string; readonly here: number; readonly elsewhere: number }[];
}

const ROUNDS = 30;
/** Beginnings by lot; the one that gathers closest counts. */
const TRIES = 12;
/** Deviations that count at most: one seat in a hundred that did something odd makes no way. */
const FAR = 2;
const MARKS = 5;

/**
 * Seats that played alike, found by k-means over how often each kind of move was made (as a logarithm, in deviations, so that a move made
 * twice instead of once counts as much as one made forty times instead of ten).
 */
export function waysOf(played: readonly SeatPlayed[], count: number): Way[] {
  const names = [...new Set(played.flatMap(({ uses }) => [...uses.keys()]))].sort();
  const points = standardised(played.map(({ uses }) => names.map((name) => Math.log1p(uses.get(name) ?? 0))));
  if (points.length < count) return [];
  const dice = seeded('ways');
  const tries = Array.from({ length: TRIES }, () => gathered(points, count, dice));
  const { centres, nearest } = tries.reduce((best, one) => (one.apart < best.apart ? one : best));
  return centres
    .map((_, way) =>
      described(
        names,
        played.filter((_, at) => nearest[at] === way),
        played.filter((_, at) => nearest[at] !== way),
      ),
    )
    .filter(({ seats }) => seats > 0)
    .sort((one, other) => other.won / other.seats - one.won / one.seats);
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
    score: mean(here, ({ score }) => score),
    marks: marks.sort((one, other) => stands(other) - stands(one)).slice(0, MARKS),
  };
}

function standardised(rows: readonly number[][]): number[][] {
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at] ?? 0)) ?? [];
  const scales = columns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const deviation = Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length);
    return { mean, deviation: deviation || 1 };
  });
  const placed = (value: number, { mean, deviation }: (typeof scales)[number]) =>
    Math.max(-FAR, Math.min(FAR, (value - mean) / deviation));
  return rows.map((row) => row.map((value, at) => placed(value, scales[at] ?? { mean: 0, deviation: 1 })));
}

/** Points around so many centres, from a beginning by lot. */
function gathered(points: readonly number[][], count: number, dice: Random) {
  const left = [...points];
  let centres = Array.from({ length: count }, () => left.splice(below(dice, left.length), 1)[0] as number[]);
  let nearest: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    nearest = points.map((point) => closest(centres, point));
    centres = centres.map((centre, way) => meanOf(points.filter((_, at) => nearest[at] === way)) ?? centre);
  }
  const apart = points.reduce((sum, point, at) => sum + distance(centres[nearest[at] ?? 0] ?? [], point), 0);
  return { centres, nearest, apart };
}

function closest(centres: readonly number[][], point: readonly number[]): number {
  const all = centres.map((centre) => distance(centre, point));
  return all.indexOf(Math.min(...all));
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
}

function meanOf(points: readonly number[][]): number[] | undefined {
  return points[0]?.map((_, at) => points.reduce((sum, point) => sum + (point[at] ?? 0), 0) / points.length);
}
