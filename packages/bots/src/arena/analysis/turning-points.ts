import type { Seat } from '@cromford/kernel';
import type { Standpoint } from './curve.ts';

/** A turn after which somebody's prospects were not what they had been. */
export interface TurningPoint {
  /** Its first decision, counted from 0, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** Whose prospects changed most, and from what to what: a chance, or in a game for one the expected score. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Smaller changes are the ordinary course of a game: of a chance, and of the expected score as part of a spread. */
const LEAST_CHANCE = 0.1;
const LEAST_SPREAD = 0.5;
const MOST = 8;

/** The turns that moved the prospects most, in the order of the game. */
export function turningPoints(curve: readonly Standpoint[], spread: number): TurningPoint[] {
  const isSolo = curve[0]?.worths.length === 1;
  const least = isSolo ? LEAST_SPREAD * spread : LEAST_CHANCE;
  const values = ({ worths, chances }: Standpoint) => (isSolo ? worths : chances);
  const points = curve.slice(1).flatMap((now, at) => {
    const earlier = curve[at] as Standpoint;
    const swings = values(now).map((value, seat) => Math.abs(value - (values(earlier)[seat] ?? value)));
    const swing = Math.max(0, ...swings);
    const seat = swings.indexOf(swing);
    const [before = 0, after = 0] = [values(earlier)[seat], values(now)[seat]];
    return swing < least ? [] : [{ swing, from: earlier.ply, to: now.ply, seat, before, after }];
  });
  return points
    .sort((one, other) => other.swing - one.swing)
    .slice(0, MOST)
    .sort((one, other) => one.from - other.from)
    .map(({ swing: _, ...point }) => point);
}
