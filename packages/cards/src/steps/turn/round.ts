import { schedule } from '@cromford/kernel';
import { goodAt } from '../../goods.ts';
import type { Ruleset } from '../../ruleset.ts';
import { everybody, type Runs, roundTable } from '../../step.ts';

/** CG-RND-03: the action phase, the production phase, the preparation of the next round. */
export const round = (rs: Ruleset): Runs<'round'> => ({
  run(s, _frame, emit) {
    const alone = rs.variant.solo;
    emit?.({ kind: 'round', rule: 'CG-RND-02', decade: s.decade, good: goodAt(s.good), start: s.start, alone });
    schedule(s, { step: 'production' }, { step: 'prepare' });
    // CG-SOL-17, CG-SOL-18
    if (!rs.variant.solo) s.agenda.push({ step: 'turns', k: 0 });
    else if (s.later === 1) schedule(s, { step: 'opponents-turn' }, { step: 'turns', k: 0 });
    else schedule(s, { step: 'turns', k: 0 }, { step: 'opponents-turn' });
  },
});

/** CG-RND-04, CG-RND-06: each player in turn, clockwise from the starting player. */
export const turns = (): Runs<'turns'> => roundTable('turns', everybody, (seat) => ({ step: 'act', seat }));
