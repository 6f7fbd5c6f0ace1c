import { leaveMarket } from '../market.ts';
import type { EventRule } from './rule.ts';

const LEAVING = 4;

/** FE-EVT-05: four workers leave the game, from the market first, then from fired. */
export const worldExhibition: EventRule = {
  event: 'world-exhibition',
  rule: 'FE-EVT-05',
  happen(_, s, emit) {
    const fromMarket = Math.min(LEAVING, s.market);
    const fromFired = Math.min(LEAVING - fromMarket, s.fired);
    if (fromMarket > 0) leaveMarket(s, fromMarket);
    s.fired -= fromFired;
    s.gone += fromMarket + fromFired;
    const told = { kind: 'workers', rule: 'FE-EVT-05', to: 'gone', seat: null, good: null, row: 0 } as const;
    if (fromMarket > 0) emit?.({ ...told, amount: fromMarket, from: 'market' });
    if (fromFired > 0) emit?.({ ...told, amount: fromFired, from: 'fired' });
  },
};
