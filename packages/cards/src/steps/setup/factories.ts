import { at } from '@cromford/kernel';
import { GOODS, goodAt, goodIndex } from '../../goods.ts';
import { OPEN } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { foundFactory } from '../../setup/begin.ts';
import { playerAt } from '../../state.ts';
import { type Asks, everybody, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';

/** CG-EXP-10, CG-SOL-09: the first factory of choice, in player order. */
export const firstFactories = (): Runs<'first-factories'> =>
  roundTable('first-factories', everybody, (seat) => ({ step: 'open-factory', seat }));

/** CG-EXP-11, CG-SOL-14: the second, in reverse order. */
export const secondFactories = (): Runs<'second-factories'> =>
  roundTable('second-factories', everybody, (seat) => ({ step: 'open-factory', seat }), true);

export const openFactory = (rs: Ruleset): Asks<'open-factory'> => ({
  rule: 'CG-EXP-10',
  ruleFor(s, { seat }) {
    const second = playerAt(s, seat).factories.some((f) => f !== null);
    if (rs.variant.solo) return second ? 'CG-SOL-14' : 'CG-SOL-09';
    return second ? 'CG-EXP-11' : 'CG-EXP-10';
  },
  seat: seatOf,
  options(s, { seat }, offer) {
    const p = playerAt(s, seat);
    for (let good = 0; good < GOODS.length; good++)
      offer.option(at(OPEN, good), !p.factories[good])?.otherwise(because('has-factory', { good: goodAt(good) }));
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'open') throw neverOffered(move);
    foundFactory(s, seat, goodIndex[move.good], emit);
  },
});
