import { appealOf } from '../factory.ts';
import { GOODS, goodAt } from '../goods.ts';
import { playerAt } from '../state.ts';
import { highestFreePrice } from '../storage.ts';
import type { EventRule } from './rule.ts';

/** FE-EVT-03: +1 distribution and +£1 price everywhere, so appeal stays; a factory where one of them cannot rise is left out. */
export const warOnTheContinent: EventRule = {
  event: 'war-on-the-continent',
  rule: 'FE-EVT-03',
  forSeat(rs, s, seat, emit) {
    const p = playerAt(s, seat);
    for (let good = 0; good < GOODS.length; good++) {
      const f = p.factories[good];
      if (!f || f.distribution >= rs.distributionLimit || f.price >= highestFreePrice(rs, p, good)) continue;
      f.distribution++;
      f.price++;
      const appeal = appealOf(rs, f, good);
      const told = { rule: 'FE-EVT-03', seat, good: goodAt(good), appeal, why: 'war-on-the-continent' } as const;
      emit?.({ kind: 'distribution', to: f.distribution, ...told });
      emit?.({ kind: 'priced', from: f.price - 1, to: f.price, ...told });
    }
  },
};
