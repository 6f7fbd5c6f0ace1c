import { at } from '@cromford/kernel';
import type { GoodIndex } from './goods.ts';
import type { Ruleset } from './ruleset.ts';
import type { Player, Pounds } from './state.ts';

/**
 * A player may shift goods between his warehouses at any time (FE-STO-09, AE-DEV09-3), so only their number is kept: as many as fit
 * lie in the large warehouse, and the rest in the small one: on the price scales (FE-STO-02), or on a tile (AE-DEV09-1).
 */
export function onPriceScale(rs: Ruleset, p: Player, good: GoodIndex): number {
  const stored = p.stored[good] as number;
  return stored === 0 ? 0 : Math.max(0, stored - rs.largeWarehouse(p, good));
}

/** FE-STO-02, FE-PRI-05: the highest price that no stored good lies on. */
export function highestFreePrice(rs: Ruleset, p: Player, good: GoodIndex): Pounds {
  if (!rs.storesOnScales) return rs.highestPrice;
  return rs.highestPrice - onPriceScale(rs, p, good);
}

/** FE-STO-03: spaces of the price scale to the right of the price. */
function scaleSpaces(rs: Ruleset, p: Player, good: GoodIndex): number {
  if (!rs.storesOnScales) return rs.smallWarehouse(p);
  const f = p.factories[good];
  return f ? rs.highestPrice - f.price : rs.highestPrice - at(rs.lowestPrice, good) + 1;
}

function allOnScales(rs: Ruleset, p: Player): number {
  return onPriceScale(rs, p, 0) + onPriceScale(rs, p, 1) + onPriceScale(rs, p, 2) + onPriceScale(rs, p, 3);
}

/** How many more goods of this kind the warehouses take. */
export function roomFor(rs: Ruleset, p: Player, good: GoodIndex): number {
  const inLarge = Math.max(0, rs.largeWarehouse(p, good) - at(p.stored, good));
  const small = rs.smallWarehouse(p);
  if (small === 0) return inLarge;
  const onScale = Math.min(small - allOnScales(rs, p), scaleSpaces(rs, p, good) - onPriceScale(rs, p, good));
  return inLarge + Math.max(0, onScale);
}

/** More goods of this kind lie on the price scale than there are spaces for (FE-STO-05). */
export function overflows(rs: Ruleset, p: Player, good: GoodIndex): boolean {
  const here = onPriceScale(rs, p, good);
  return here > 0 && here > Math.min(rs.smallWarehouse(p), scaleSpaces(rs, p, good));
}

/** Goods lie somewhere where nothing can be stored. */
export function overflowing(rs: Ruleset, p: Player): boolean {
  for (let good = 0; good < 4; good++) if (overflows(rs, p, good)) return true;
  return allOnScales(rs, p) > rs.smallWarehouse(p);
}

/** FE-STO-04: throwing away a good of another kind would make room for one of this kind. */
export function roomByDiscarding(rs: Ruleset, p: Player, good: GoodIndex, other: GoodIndex): boolean {
  if (good === other || onPriceScale(rs, p, other) === 0) return false;
  return rs.smallWarehouse(p) - allOnScales(rs, p) < scaleSpaces(rs, p, good) - onPriceScale(rs, p, good);
}
