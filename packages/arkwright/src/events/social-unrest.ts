import { workersOf } from '../factory.ts';
import { pay } from '../money.ts';
import { playerAt } from '../state.ts';
import type { EventRule } from './rule.ts';

const MOST = 12;

/** FE-EVT-14: £1 for each worker in the factories, at most £12. */
export const socialUnrest: EventRule = {
  event: 'social-unrest',
  rule: 'FE-EVT-14',
  forSeat(rs, s, seat, emit) {
    let workers = 0;
    for (const f of playerAt(s, seat).factories) if (f) workers += workersOf(f) + f.additional;
    pay(rs, s, seat, Math.min(MOST, workers), 'social-unrest', 'FE-EVT-14', emit);
  },
};
