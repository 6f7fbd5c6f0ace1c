import { cash, changeShares } from '../../money.ts';
import { BUY } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Asks, everybody, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';

/** CG-EXP-14: before round 1 everybody buys shares at a fixed price. */
export const openings = (): Runs<'openings'> =>
  roundTable('openings', everybody, (seat) => ({ step: 'opening', seat }));

export const opening = (rs: Ruleset): Asks<'opening'> => ({
  rule: 'CG-EXP-14',
  seat: seatOf,
  options(s, { seat }, offer) {
    const { shares, price } = rs.sheet.opening;
    const most = Math.min(shares, Math.floor(playerAt(s, seat).cash / price));
    offer
      .amounts(BUY, 0, most)
      ?.otherwise(because('opening-limit', { most, price }))
      .notes(note('opening-price', { price }));
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'buy') throw neverOffered(move);
    cash(s, seat, -move.amount * rs.sheet.opening.price, 'opening-shares', 'CG-EXP-14', emit);
    changeShares(rs, s, seat, move.amount, 'opening', 'CG-EXP-14', emit);
    const p = playerAt(s, seat);
    p.opened = p.cash;
  },
});
