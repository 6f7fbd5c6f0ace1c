import { below, type Random } from '@cromford/kernel';

/** A row of figures for each of what is to be gathered. */
export type Point = readonly number[];

const ROUNDS = 30;

export interface Gathered {
  readonly centres: readonly Point[];
  /** Which centre is nearest, point by point. */
  readonly nearest: readonly number[];
}

/** Points around so many centres (k-means); of several beginnings by lot the one that gathers closest counts. */
export function gathered(points: readonly Point[], count: number, tries: number, dice: Random): Gathered {
  const all = Array.from({ length: tries }, () => gatheredOnce(points, count, dice));
  return all.reduce((best, one) => (one.apart < best.apart ? one : best));
}

function gatheredOnce(points: readonly Point[], count: number, dice: Random): Gathered & { readonly apart: number } {
  const left = [...points];
  let centres: readonly Point[] = Array.from(
    { length: count },
    () => left.splice(below(dice, left.length), 1)[0] ?? [],
  );
  let nearest: readonly number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const now = points.map((point) => closest(centres, point));
    if (now.every((way, at) => way === nearest[at])) break;
    nearest = now;
    centres = centres.map((centre, way) => meanOf(points.filter((_, at) => nearest[at] === way)) ?? centre);
  }
  const apart = points.reduce((sum, point, at) => sum + distance(centres[nearest[at] ?? 0] ?? [], point), 0);
  return { centres, nearest, apart };
}

export function closest(centres: readonly Point[], point: Point): number {
  const all = centres.map((centre) => distance(centre, point));
  return all.indexOf(Math.min(...all));
}

function distance(one: Point, other: Point): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += ((one[at] as number) - (other[at] as number)) ** 2;
  return sum;
}

function meanOf(points: readonly Point[]): Point | undefined {
  return points[0]?.map((_, at) => points.reduce((sum, point) => sum + (point[at] ?? 0), 0) / points.length);
}
