import type { Ruleset } from './ruleset.ts';
import type { Player, Pounds } from './state.ts';
import { stockOf } from './warehouse.ts';

/** What final scoring makes of a player (CG-END-02 to CG-END-06). */
export interface Reckoning {
  /** Income for goods in warehouses, shares bought with all the money and what they cost. */
  readonly goods: Pounds;
  readonly bought: number;
  readonly paid: Pounds;
  /** Shares after loans, share value after shipping. */
  readonly shares: number;
  readonly value: Pounds;
  readonly score: number;
  /** Leftover money, for ties. */
  readonly left: Pounds;
}

export function reckon(rs: Ruleset, p: Player): Reckoning {
  const { limits, warehouses, scoring } = rs.sheet;
  const goods = stockOf(p) * warehouses.finalPrice; // CG-END-02
  const money = p.cash + goods;
  // CG-END-03: at the own share value, without discount (A-01: or always at the printed £10).
  const price = rs.variant.finalPriceTen ? scoring.fixedSharePrice : p.value;
  const bought = price <= 0 ? 0 : Math.min(limits.shares - p.shares, Math.floor(money / price)); // CG-END-09
  const shares = Math.max(0, p.shares + bought - p.loans); // CG-END-04, CG-END-08
  const value = Math.max(0, p.value - (scoring.shippingSteps[p.tokens] ?? 0)); // CG-END-05
  return { goods, bought, paid: bought * price, shares, value, score: shares * value, left: money - bought * price };
}

/** CG-END-06, and none for who is bankrupt. */
export function scoreOf(rs: Ruleset, p: Player): number {
  return p.out === 1 ? 0 : reckon(rs, p).score;
}
