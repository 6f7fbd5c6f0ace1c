import type { Coming } from './refusals.ts';
import { decadeIndex, type Ruleset } from './ruleset.ts';

/** When a level comes: the decade in which it is the current one, and the tile that reaches it a level early. */
export function comingOf(rs: Ruleset, level: number): Coming {
  const decade = rs.decades.find((one) => (rs.levels[decadeIndex(one)] ?? 0) >= level);
  const tile = rs.mostTiles > 0 ? rs.hooks.ahead[0]?.tile : undefined;
  return { level, ...(decade !== undefined && { decade }), ...(tile && { tile }) };
}
