import { at } from '@cromford/kernel';
import { appealOf } from '../../factory.ts';
import { goodAt } from '../../goods.ts';
import { wageNow } from '../../market.ts';
import { moveIndicator, pay, receive } from '../../money.ts';
import { payrollOf } from '../../payroll.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { BY_APPEAL, BY_SALES, lead } from './claims.ts';
import { appealFor } from './produce.ts';

/** FE-SAL-20: own price for every good sold on the market and to patrons. */
export const income: Runs<'income'> = {
  run(s, _, emit) {
    const { sale, cycle } = s;
    const good = goodAt(cycle);
    for (let k = 0; k < s.players.length; k++) {
      const seat = inTurn(s, k);
      const f = playerAt(s, seat).factories[cycle];
      if (!f) continue;
      const amount = at(sale.sold, seat);
      emit?.({ kind: 'sold', rule: 'FE-SAL-20', seat, good, amount, unsold: at(sale.left, seat) });
      receive(s, seat, amount * f.price, 'sales', 'FE-SAL-20', emit);
    }
    const imported = at(sale.sold, s.players.length);
    emit?.({ kind: 'sold', rule: 'FE-SAL-06', seat: null, good, amount: imported, unsold: 0 });
  },
};

/** FE-SVI: the indicators rise. */
export function rise(rs: Ruleset): Runs<'rise'> {
  return {
    run(s, _, emit) {
      const { sold } = s.sale;
      const byAppeal = bonus(rs, s, BY_APPEAL, (who) => appealFor(rs, s, who));
      const bySales = bonus(rs, s, BY_SALES, (who) => at(sold, who));
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const amount = at(sold, seat);
        if (amount === 0 || (rs.risesByProducing && at(s.sale.produced, seat) === 0)) continue;
        // FE-SVI-01
        moveIndicator(rs, s, seat, amount === 1 ? 1 : 2, amount === 1 ? 'sold-one' : 'sold-more', 'FE-SVI-01', emit);
        if (byAppeal === seat) moveIndicator(rs, s, seat, 1, 'highest-appeal', 'FE-SVI-02', emit);
        if (bySales === seat) moveIndicator(rs, s, seat, 1, 'most-sold', 'FE-SVI-03', emit);
      }
    },
  };
}

/** The one seat that is strictly ahead of everybody and of the importer, or wins the tie (FE-SVI-02 to FE-SVI-04, FE-SVI-07). */
function bonus(rs: Ruleset, s: State, claim: number, measure: (who: number) => number): number {
  const { most, leader } = lead(s, measure);
  if (leader >= 0) return leader;
  // AMB-17: also in a tie with the importer. AE-AMB-09: two claims cancel each other.
  let winner = -1;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (measure(seat) !== most) continue;
    // AMB-67: also at an appeal of 0.
    const wins = tileWith(rs.hooks.winsTies, playerAt(s, seat)) !== undefined;
    if (!(at(s.sale.claims, seat) & claim) && !wins) continue;
    if (winner >= 0) return -1;
    winner = seat;
  }
  return winner;
}

/** FE-WAG: every worker and machine of the active factories, whether its row produced or not. */
export function wages(rs: Ruleset): Runs<'wages'> {
  return {
    run(s, _, emit) {
      const { cycle } = s;
      const wage = wageNow(rs, s);
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const p = playerAt(s, seat);
        const f = p.factories[cycle];
        if (!f) continue;
        const { total } = payrollOf(rs, p, f, cycle, wage, at(s.sale.shut, seat));
        pay(rs, s, seat, total, 'wages', 'FE-WAG-01', emit);
      }
    },
  };
}

/** FE-DEC: distribution of the featured good falls by one. */
export function decay(rs: Ruleset): Runs<'decay'> {
  return {
    run(s, _, emit) {
      const { cycle } = s;
      const good = goodAt(cycle);
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const f = playerAt(s, seat).factories[cycle];
        if (!f || f.distribution === 0) continue;
        f.distribution--;
        const appeal = appealOf(rs, f, cycle);
        const why = 'decay';
        emit?.({
          kind: 'distribution',
          rule: 'FE-DEC-01',
          seat,
          good,
          to: f.distribution,
          appeal: Math.max(0, appeal),
          why,
        });
        if (appeal >= 0) continue;
        // FE-DEC-03
        f.price--;
        emit?.({ kind: 'priced', rule: 'FE-DEC-03', seat, good, from: f.price + 1, to: f.price, appeal: 0, why });
        moveIndicator(rs, s, seat, -1, 'decay', 'FE-DEC-03', emit);
      }
    },
  };
}
