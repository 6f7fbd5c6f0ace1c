import type { ProductionOutcome, Seller } from '../outcome.ts';

/** The part of the scale that all four ladders show: levels from `top` down to just above `floor`. */
export interface Scale {
  readonly top: number;
  /** Levels up to this one are folded into one band. */
  readonly floor: number;
}

const LEAST_TOP = 6;
/** Levels kept below the lowest one that is sold. */
const MARGIN = 2;

/** One scale for all ladders, so that appeals compare across goods. Low levels on which nothing is sold fold when there is no room. */
export function scaleOf(outcomes: readonly ProductionOutcome[], room: number): Scale {
  const appeals = outcomes.flatMap(({ sellers }) => sellers.map(({ appeal }) => appeal));
  const top = Math.max(LEAST_TOP, ...appeals);
  if (top <= room) return { top, floor: 0 };
  const lowest = Math.min(...outcomes.map(lowestSold));
  return { top, floor: Math.max(0, Math.min(top - room, lowest - MARGIN)) };
}

function lowestSold({ sellers, waiting }: ProductionOutcome): number {
  if (waiting > 0) return 0;
  return Math.min(...sellers.flatMap(({ sold }) => sold.map(({ level }) => level)), ...sellers.map((s) => s.appeal));
}

/** A rung of a column: a crate that is sold, one without a buyer, or nothing left to sell. */
export type Cell =
  | { readonly is: 'sold'; readonly order: number; readonly change: 'same' | 'comes' }
  | { readonly is: 'unsold'; readonly change: 'same' | 'goes' }
  | { readonly is: 'nothing'; readonly change: 'same' | 'goes' };

/** One column from its appeal down to level 1, with what the lit choice would change. */
export function cellsOf(now: Seller | undefined, then: Seller | undefined): Cell[] {
  const shown = then ?? now;
  if (!shown) return [];
  const orders = ordersOf(shown);
  const before = now && then ? ordersOf(now) : orders;
  const lowest = Math.min(shown.appeal + 1, ...orders.keys());
  return Array.from({ length: shown.appeal }, (_, i): Cell => {
    const level = shown.appeal - i;
    const order = orders.get(level);
    if (order !== undefined) return { is: 'sold', order, change: before.has(level) ? 'same' : 'comes' };
    const change = before.has(level) ? 'goes' : 'same';
    const isUnsold = level < lowest && level >= lowest - shown.unsold;
    return isUnsold ? { is: 'unsold', change } : { is: 'nothing', change };
  });
}

function ordersOf({ sold }: Seller): Map<number, number> {
  return new Map(sold.map(({ level, order }) => [level, order]));
}

/**
 * The level under which demand ends, for each column in order: a step that runs under the last crate sold, up along its column,
 * and on one level higher. 0 where there are more buyers than goods.
 */
export function demandLine({ sellers, waiting }: ProductionOutcome): number[] {
  if (waiting > 0) return sellers.map(() => 0);
  let last = { level: 0, order: 0, place: -1 };
  sellers.forEach(({ sold }, place) => {
    for (const { level, order } of sold) if (order > last.order) last = { level, order, place };
  });
  if (last.place < 0) return sellers.map(() => Math.max(0, ...sellers.map(({ appeal }) => appeal)));
  return sellers.map((_, place) => (place <= last.place ? last.level - 1 : last.level));
}
