import type { EventRule } from './rule.ts';

/** FE-EVT-04: everybody takes one special marker; the old decade still counts. */
export const lobby: EventRule = {
  event: 'lobby',
  rule: 'FE-EVT-04',
  forSeat(_, s, seat) {
    s.agenda.push({ step: 'special', seat, occasion: 'lobby' });
  },
};
