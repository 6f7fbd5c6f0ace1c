import { DIRECTIONS, type EmpireState } from '@cromford/empire';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The part of the plane that the map shows, and how wide each of its columns and rows is. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly columns: string;
  readonly rows: string;
}

/** Every free place that touches a card. */
export function ringOf({ sites }: EmpireState): Place[] {
  const seen = new Set(sites.map(({ x, y }) => `${x} ${y}`));
  const ring: Place[] = [];
  for (const site of sites)
    for (const step of DIRECTIONS) {
      const place = { x: site.x + step.x, y: site.y + step.y };
      const key = `${place.x} ${place.y}`;
      if (seen.has(key)) continue;
      seen.add(key);
      ring.push(place);
    }
  return ring;
}

/** Columns and rows with a card in them share the room; those with free places only are narrow. */
export function gridOf(sites: readonly Place[], free: readonly Place[]): Grid {
  const all = [...sites, ...free];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const span = (from: number, to: number, isUsed: (at: number) => boolean, wide: string, narrow: string) =>
    Array.from({ length: to - from + 1 }, (_, i) => (isUsed(from + i) ? wide : narrow)).join(' ');
  return {
    left,
    top,
    columns: span(
      left,
      Math.max(...xs),
      (x) => sites.some((site) => site.x === x),
      'minmax(0, 15.5rem)',
      'var(--free-column)',
    ),
    rows: span(
      top,
      Math.max(...ys),
      (y) => sites.some((site) => site.y === y),
      'minmax(min-content, auto)',
      'var(--free-row)',
    ),
  };
}
