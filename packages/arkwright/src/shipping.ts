import { at, type Limits, type Note, put, type Refusal, type Seat } from '@cromford/kernel';
import { popcount } from './bits.ts';
import { baseQuality } from './factory.ts';
import { type GoodIndex, goodAt } from './goods.ts';
import { moveIndicator, receive } from './money.ts';
import type { Emit } from './news.ts';
import { note } from './notes.ts';
import { because } from './refusals.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, type Pounds, playerAt, type State } from './state.ts';
import { tileWith } from './tiles/hooks.ts';

/** FE-SHP-07, FE-SHA-05: base quality per good; nothing without a factory (AMB-36). */
export function shippingIncome(rs: Ruleset, p: Player, good: GoodIndex, amount: number): Pounds {
  const f = p.factories[good];
  return f ? amount * baseQuality(rs, f, good) : 0;
}

/** AE-STK-17: no contract stands beyond the limit marker. */
export function beyondLimit(p: Player, space: number): boolean {
  return p.limit > 0 && space > p.limit;
}

/** The fewest and most goods of a kind that can be delivered of so many, into so much room; none when most < least. */
export function load(
  rs: Ruleset,
  p: Player,
  good: GoodIndex,
  goods: number,
  room: number,
  shift: number,
): { least: number; most: number } {
  if (!isShippable(rs, p, good)) return NOTHING;
  // AE-SM-17: without contracts any number.
  if (!rs.needsContracts) return { least: 1, most: Math.min(goods, room) };
  const wanted = at(p.contracts, good);
  if (wanted === 0) return NOTHING;
  return { least: Math.max(1, wanted - shift), most: Math.min(wanted + shift, goods, room) };
}

const NOTHING = { least: 1, most: 0 };

/** Why nothing can be loaded. */
export function loadRefusal(rs: Ruleset, p: Player, good: GoodIndex, goods: number, room: number): Refusal {
  if (!isShippable(rs, p, good)) return because('no-factory', {}, 'AE-AMB-15');
  if (!rs.needsContracts) return because('no-load', { goods, room });
  const wanted = at(p.contracts, good);
  if (wanted === 0) return because('no-contract');
  return wanted <= goods ? because('ships-too-small', { room }) : because('served-completely');
}

/** The rules that bound a load, in the ship action and in the production phase. */
const LOADING = {
  action: { goods: 'FE-SHP-06', room: 'FE-SHP-05', contract: 'FE-SHP-04' },
  phase: { goods: 'FE-SHA-03', room: 'FE-SHA-04', contract: 'FE-SHA-02' },
} as const;

/** Why not more or fewer than can be loaded: the goods, the room, or the contract. */
export function loadLimits(rs: Ruleset, most: number, goods: number, room: number, when: keyof typeof LOADING): Limits {
  if (!rs.needsContracts) return { above: because('no-load', { goods, room }) };
  const rules = LOADING[when];
  const contract = because('served-completely', {}, rules.contract);
  if (most === goods) return { above: because('not-that-many', { goods }, rules.goods), below: contract };
  if (most === room) return { above: because('ships-too-small', { room }, rules.room), below: contract };
  return { above: contract, below: contract };
}

/** AE-AMB-15: whether goods of this kind can be shipped at all. */
function isShippable(rs: Ruleset, p: Player, good: GoodIndex): boolean {
  return rs.shipsWithoutFactory || at(p.factories, good) !== null;
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
  p.contracts = put(p.contracts, good, 0);
  emit?.({ kind: 'shipped', rule: 'FE-SHP-06', seat, good: goodAt(good), amount, ships });
  if (from > 0) emit?.({ kind: 'contract', rule: 'FE-SHA-09', seat, good: goodAt(good), from, to: 0 });
  receive(s, seat, shippingIncome(rs, p, good, amount), 'shipping', 'FE-SHP-07', emit);
}

/** FE-SHP-11: what a shipping brings besides, whatever is shipped. */
export function bonusNote(rs: Ruleset, p: Player): Note[] {
  const hooks = tileWith(rs.hooks.shippingBonus, p);
  return hooks?.shippingBonus ? [note('shipping-bonus', { pounds: hooks.shippingBonus, tile: hooks.tile })] : [];
}

/** FE-SHP-08, FE-SHP-11: once for a shipping. The ships are one bit for each place in the list. */
export function sail(rs: Ruleset, s: State, seat: Seat, ships: number, emit: Emit): void {
  const p = playerAt(s, seat);
  moveIndicator(rs, s, seat, -popcount(ships), 'shipping', 'FE-SHP-08', emit);
  // AE-SM-19
  if (rs.shipsRest) p.resting = [...p.resting, ...p.ships.filter((_, i) => ships & (1 << i))];
  const bonus = tileWith(rs.hooks.shippingBonus, p)?.shippingBonus;
  if (bonus) receive(s, seat, bonus, 'office', 'FE-SHP-11', emit);
}
