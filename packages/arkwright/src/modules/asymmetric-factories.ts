import { at } from '@cromford/kernel';
import { GOODS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AnniversarySheet } from '../sheet/schema.ts';

/** AE-ASY-05: mass and luxury factories end at level III. */
const TOP_LEVEL = 3;
/** AE-ASY-11: the rows that a luxury factory must fill to produce. */
const LUXURY_ROWS = 2;

/** AE-ASY: mass production and luxury beside the regular factories. */
export function withAsymmetricFactories(rs: Ruleset, { asymmetric: { value } }: AnniversarySheet): Ruleset {
  const cost = (change: (level: number) => number) =>
    GOODS.map((_, good) => [0, 1, 2].map((level) => at(at(rs.cost, good), level) + change(level)));
  return {
    ...rs,
    types: [...rs.types, { topLevel: TOP_LEVEL, fullRows: 0 }, { topLevel: TOP_LEVEL, fullRows: LUXURY_ROWS }],
    // AE-ASY-09, AE-ASY-10
    cost: [
      ...rs.cost,
      ...cost((level) => -at(value.mass.costMinus, level)),
      ...cost((level) => at(value.luxury.costPlus, level)),
    ],
    output: [...rs.output, ...GOODS.map(() => value.mass.output), ...GOODS.map(() => value.luxury.output)],
  };
}
