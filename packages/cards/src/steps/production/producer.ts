import { at, fill, schedule } from '@cromford/kernel';
import { cardWith } from '../../cards/owned.ts';
import { capacity } from '../../factory.ts';
import { goodAt } from '../../goods.ts';
import { wageOf } from '../../market.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, playerAt } from '../../state.ts';
import { type Runs, roundTable } from '../../step.ts';

/** The production phase: everybody with a factory of the featured good, in player order (CG-PRD-01, CG-PRD-02; A-47). */
export const production = (rs: Ruleset): Runs<'production'> => ({
  run(s, _frame, emit) {
    s.sold = fill(s.players.length + s.others.length, -1);
    const demand = at(s.demand, s.good);
    emit?.({ kind: 'production', rule: 'CG-RND-07', good: goodAt(s.good), demand, wage: wageOf(rs, s) });
    schedule(s, { step: 'producers', k: 0 }, { step: 'share-value' });
  },
});

export const producers = (): Runs<'producers'> =>
  roundTable(
    'producers',
    (s, seat) => playerAt(s, seat).factories[s.good] !== null,
    (seat) => ({ step: 'producer', seat }),
  );

/** CG-PRD-03: production is compulsory, and at full capacity; the sale, the rest and the costs follow. */
export const producer = (rs: Ruleset): Runs<'producer'> => ({
  run(s, { seat }, emit) {
    const p = playerAt(s, seat);
    const made = capacity(rs, s.good, factoryAt(p, s.good));
    s.hand = made;
    s.handSeat = seat;
    s.handGood = s.good;
    emit?.({ kind: 'produced', rule: 'CG-PRD-03', seat, good: goodAt(s.good), amount: made });
    emit?.({ kind: 'goods', rule: 'CG-PRD-03', seat, good: goodAt(s.good), by: made, why: 'produced' });
    if (cardWith(p, 'makesMore') >= 0) s.agenda.push({ step: 'extra-shift', seat, made, extra: 0 });
    else s.agenda.push({ step: 'sale', seat, made, bonus: 0, asked: 0 });
  },
});
