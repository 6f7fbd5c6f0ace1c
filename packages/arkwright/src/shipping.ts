import type { Seat } from '@cromford/kernel';
import { baseQuality } from './factory.ts';
import { type GoodIndex, goodAt } from './goods.ts';
import { at } from './list.ts';
import { moveIndicator, receive } from './money.ts';
import type { Emit } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, type Pounds, playerAt, type State } from './state.ts';
import { tileWith } from './tiles/hooks.ts';

/** FE-SHP-07, FE-SHA-05: base quality per good; nothing without a factory (AMB-36). */
export function shippingIncome(rs: Ruleset, p: Player, good: GoodIndex, amount: number): Pounds {
  const f = at(p.factories, good);
  return f ? amount * baseQuality(rs, f, good) : 0;
}

/** FE-SHP-10: how far the number of goods may differ from the contract. */
export function contractShift(rs: Ruleset, p: Player): number {
  return p.tiles.length === 0 ? 0 : (tileWith(rs.hooks.contractShift, p)?.contractShift ?? 0);
}

/** The contract is served: its marker leaves the track, and the goods are paid for. */
export function serve(
  rs: Ruleset,
  s: State,
  seat: Seat,
  good: GoodIndex,
  amount: number,
  ships: number,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  const from = at(p.contracts, good);
  p.contracts[good] = 0;
  emit?.({ kind: 'shipped', rule: 'FE-SHP-06', seat, good: goodAt(good), amount, ships });
  emit?.({ kind: 'contract', rule: 'FE-SHA-09', seat, good: goodAt(good), from, to: 0 });
  receive(s, seat, shippingIncome(rs, p, good, amount), 'shipping', 'FE-SHP-07', emit);
}

/** FE-SHP-08, FE-SHP-11: once for a shipping. */
export function sail(rs: Ruleset, s: State, seat: Seat, ships: number, emit: Emit): void {
  moveIndicator(rs, s, seat, -ships, 'shipping', 'FE-SHP-08', emit);
  const bonus = tileWith(rs.hooks.shippingBonus, playerAt(s, seat))?.shippingBonus;
  if (bonus) receive(s, seat, bonus, 'office', 'FE-SHP-11', emit);
}
