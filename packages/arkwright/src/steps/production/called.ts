import type { Ruleset } from '../../ruleset.ts';

/** FE-SAL-09: a level calls everybody with that appeal or more. */
export const isCalled = (appeal: number, level: number) => appeal >= level;

/** AE-PRO-04, AE-PRO-06: the rows of a seller run down from his appeal, as far as his goods go. */
export const offersAt = (appeal: number, goods: number, row: number) => isCalled(appeal, row) && row > appeal - goods;

/** Somebody in a sale that is told of. */
interface Selling {
  readonly appeal: number;
  /** All that he brings to market. */
  readonly goods: number;
}

/** Who has a say at this level, in the order of the sale: the one rule that the sale itself goes by. */
export function calledAt<S extends Selling>(rs: Ruleset, sellers: readonly S[], level: number): readonly S[] {
  const isSettled = rs.production.includes('settlement');
  return sellers.filter(({ appeal, goods }) => (isSettled ? offersAt(appeal, goods, level) : isCalled(appeal, level)));
}
