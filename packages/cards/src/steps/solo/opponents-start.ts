import { at, put, shuffled } from '@cromford/kernel';
import { GOODS, goodAt } from '../../goods.ts';
import { moveDemand } from '../../market.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Runs } from '../../step.ts';
import { opponent } from './opponents.ts';

/** CG-SOL-10 to CG-SOL-13: two markers of each opponent, one on each track; demand rises as listed. */
export const opponents = (rs: Ruleset): Runs<'opponents'> => ({
  run(s, _frame, emit) {
    const dealt = shuffled(s, [0, 0, 1, 1]);
    for (let good = 0; good < GOODS.length; good++) {
      const index = at(dealt, good);
      const to = at(rs.sheet.solo.appeal, good);
      at(s.others, index).appeal = put(at(s.others, index).appeal, good, to);
      emit?.({ kind: 'marker', rule: 'CG-SOL-11', who: opponent(index), good: goodAt(good), from: 0, to });
      moveDemand(rs, s, good, at(rs.sheet.solo.demandUp, good), 'set-up', 'CG-SOL-12', emit);
    }
  },
});
