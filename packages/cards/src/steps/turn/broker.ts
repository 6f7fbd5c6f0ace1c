import { cash, changeShares, halfValue } from '../../money.ts';
import { BUY, DEVELOP, SKIP } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { takes } from './develop.ts';

/** CG-C06-01, CG-C06-02: one or two shares at half price, whatever the stock exchange level, and no more. */
export const broker = (rs: Ruleset): Asks<'broker'> => ({
  rule: 'CG-C06-01',
  seat: seatOf,
  options(s, { seat }, offer) {
    const p = playerAt(s, seat);
    const each = halfValue(p);
    const { brokerShares } = rs.sheet.effects;
    const room = rs.sheet.limits.shares - p.shares;
    const affordable = each === 0 ? room : Math.floor(p.cash / each);
    const most = Math.min(brokerShares, room, affordable);
    offer
      .amounts(BUY, 1, most)
      ?.otherwise(
        most === brokerShares
          ? because('broker-shares', { most })
          : most === room
            ? because('thirty-shares', { most: rs.sheet.limits.shares })
            : because('broker-cash', { missing: (most + 1) * each - p.cash, shares: most + 1 }),
      )
      .notes(note('broker-price', { each }));
  },
  never(s, _frame, offer) {
    for (const move of [...DEVELOP, SKIP, ...takes(s)]) offer.never(move, because('broker-instead'));
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'buy') throw neverOffered(move);
    const p = playerAt(s, seat);
    p.brokered = 1;
    cash(s, seat, -move.amount * halfValue(p), 'broker', 'CG-C06-01', emit);
    changeShares(rs, s, seat, move.amount, 'broker', 'CG-C06-01', emit);
  },
});
