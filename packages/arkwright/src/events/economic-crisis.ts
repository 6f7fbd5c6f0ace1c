import { returnToMarket } from '../market.ts';
import type { EventRule } from './rule.ts';

const RETURNING = 5;

/** FE-EVT-07: five workers come to the market; for each one missing, the last one there moves to the front and leaves a gap. */
export const economicCrisis: EventRule = {
  event: 'economic-crisis',
  rule: 'FE-EVT-07',
  happen(rs, s, emit) {
    const missing = RETURNING - returnToMarket(rs, s, RETURNING, emit);
    const moved = Math.min(missing, s.market, rs.marketSpaces - s.gap - s.market);
    s.gap += moved;
    if (moved > 0)
      emit?.({
        kind: 'workers',
        rule: 'FE-EVT-07',
        amount: moved,
        from: 'market',
        to: 'market',
        seat: null,
        good: null,
        row: 0,
      });
  },
};
