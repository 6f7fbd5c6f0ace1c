import { buildingCost } from '../../factory.ts';
import type { GoodIndex } from '../../goods.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import type { FactoryType, Player, Pounds, State } from '../../state.ts';
import { tileWith } from '../../tiles/hooks.ts';

// The developer makes building and modernising cheaper.

/** FE-FAC-22, FE-FAC-23: once for each factory, and not beyond the current level. */
export function saving(rs: Ruleset, s: State, p: Player, good: GoodIndex, level: number, full: Pounds): Pounds {
  const tile = tileWith(rs.hooks.discount, p);
  if (!tile || s.turn.discounted & (1 << good)) return 0;
  if (!tile.discountChosen && level > levelNow(rs, s)) return 0;
  return Math.min(full, tile.discount ?? 0);
}

/** What a factory of this level costs now. */
export function costOf(rs: Ruleset, s: State, p: Player, good: GoodIndex, level: number, type: FactoryType): Pounds {
  const full = buildingCost(rs, good, level, type);
  return s.turn.developer ? full - saving(rs, s, p, good, level, full) : full;
}

/** FE-DP-25: before anything has been paid for. AE-DEV05-1: before each step, while it can be used for one more good. */
export function canStillSave(rs: Ruleset, s: State, p: Player): boolean {
  const tile = tileWith(rs.hooks.discount, p);
  if (!tile || s.turn.developer) return false;
  return tile.discountChosen ? s.turn.discounted !== 0b1111 : s.turn.affected === 0;
}
