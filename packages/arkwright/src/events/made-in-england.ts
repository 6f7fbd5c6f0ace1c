import { playerAt } from '../state.ts';
import { canRaise } from '../steps/actions/distribution.ts';
import type { EventRule } from './rule.ts';

/** FE-EVT-10: two free steps of distribution for everybody. */
export const madeInEngland: EventRule = {
  event: 'made-in-england',
  rule: 'FE-EVT-10',
  forSeat(rs, s, seat) {
    if (canRaise(rs, playerAt(s, seat))) s.agenda.push({ step: 'free-steps', seat, left: 2, why: 'made-in-england' });
  },
};
