import { at, put, type Seat } from '@cromford/kernel';
import type { GoodIndex } from './goods.ts';
import { LARGE, RESERVE } from './pieces.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, playerAt, type State } from './state.ts';

/** Goods in the warehouses at a factory. */
export function stockAt(p: Player, good: GoodIndex): number {
  let goods = 0;
  for (let w = 0; w < 3; w++) if (p.warehouses[w] === good) goods += at(p.stored, w);
  return goods;
}

export function stockOf(p: Player): number {
  return at(p.stored, 0) + at(p.stored, 1) + at(p.stored, 2);
}

/** CG-WH-06: an empty warehouse goes back to the reserve. */
export function takeOut(p: Player, warehouse: number, amount: number): void {
  const left = at(p.stored, warehouse) - amount;
  p.stored = put(p.stored, warehouse, left);
  if (left === 0) p.warehouses = put(p.warehouses, warehouse, RESERVE);
}

/**
 * What lies at the producing factory is taken in hand together with what it makes; afterwards the rest is stored anew
 * (CG-WH-07: a warehouse is turned to the new amount or replaced by another).
 */
export function takeInHand(s: State, seat: Seat): void {
  const p = playerAt(s, seat);
  for (let w = 0; w < 3; w++)
    if (p.warehouses[w] === s.handGood) {
      s.hand += at(p.stored, w);
      takeOut(p, w, at(p.stored, w));
    }
}

/** The first of two small warehouses in the reserve stands for both: nobody can tell them apart. */
export function isTwin(p: Player, warehouse: number): boolean {
  return warehouse === 1 && p.warehouses[0] === RESERVE && p.warehouses[1] === RESERVE;
}

/** CG-WH-07: the large warehouse, partly emptied, whose goods would fit a small one in the reserve; the small one, or −1. */
export function replacement(rs: Ruleset, p: Player): number {
  if (at(p.warehouses, LARGE) < 0) return -1;
  for (let w = 0; w < LARGE; w++) if (p.warehouses[w] === RESERVE && at(p.stored, LARGE) <= at(rs.holds, w)) return w;
  return -1;
}
