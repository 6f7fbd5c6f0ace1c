import { at, put, type Seat } from '@cromford/kernel';
import { baseQuality, newFactory } from './factory.ts';
import { type GoodIndex, goodAt } from './goods.ts';
import { takeWorkers } from './market.ts';
import type { Emit } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { type Factory, type FactoryType, type Pounds, playerAt, type State } from './state.ts';

/** Workers that the first rows of a new factory need. */
export function firstRows(rs: Ruleset, good: GoodIndex, rows: number): number {
  let workers = 0;
  for (let row = 0; row < rows; row++) workers += at(at(rs.spaces, good), row);
  return workers;
}

/** Lays a factory marker on the mat and fills its first rows (FE-PREP-02: two in 1760; FE-FAC-06: one later). */
export function openFactory(
  rs: Ruleset,
  s: State,
  seat: Seat,
  good: GoodIndex,
  level: number,
  rows: number,
  emit: Emit,
  type: FactoryType = 0,
): Factory {
  const f = newFactory(level, at(rs.lowestPrice, good), type);
  playerAt(s, seat).factories[good] = f;
  for (let row = 0; row < rows; row++) {
    const needed = at(at(rs.spaces, good), row);
    takeWorkers(s, needed, 'factory', emit, seat, goodAt(good), row + 1);
    f.workers = put(f.workers, row, needed);
  }
  return f;
}

/** FE-PREP-07: what the factories on the mat cost, owed until the end of 1760. */
export function foundingCosts(rs: Ruleset, s: State, seat: Seat): Pounds {
  const p = playerAt(s, seat);
  let cost = 0;
  for (let good = 0; good < 4; good++) {
    const f = p.factories[good];
    if (f) cost += baseQuality(rs, f, good);
  }
  return cost;
}
