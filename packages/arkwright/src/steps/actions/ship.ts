import { note } from '@cromford/kernel';
import { GOODS, goodIndex } from '../../goods.ts';
import { at } from '../../list.ts';
import { DELIVER, DONE, offerAmounts } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { contractShift, sail, serve, shippingIncome } from '../../shipping.ts';
import { playerAt } from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { changeStored } from './overflow.ts';

/** FE-SHP: contracts served one after the other, as long as the goods fit into the ship. */
export function ship(rs: Ruleset): Choice<'ship'> {
  return {
    rule: 'FE-SHP-04',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      // FE-SHP-10, AMB-29: one contract of the action.
      const shift = s.turn.once ? 0 : contractShift(rs, p);
      for (let good = 0; good < GOODS.length; good++) {
        const wanted = at(p.contracts, good);
        const moves = at(DELIVER, good);
        const most = Math.min(wanted + shift, at(p.stored, good), s.turn.left);
        const least = Math.max(1, wanted - shift);
        if (wanted > 0 && most >= least) {
          const explained = offer.explains
            ? [
                note('income-each', { pounds: shippingIncome(rs, p, good, 1) }),
                ...(s.turn.used ? [] : [note('back', { spaces: 1 })]),
              ]
            : [];
          offerAmounts(
            offer,
            moves,
            least,
            most,
            offer.explains ? because('served-completely') : undefined,
            ...explained,
          );
        } else if (offer.explains)
          if (wanted > 0)
            offer.refuse(
              at(moves, wanted),
              because(
                wanted > s.turn.left && wanted <= at(p.stored, good) && s.turn.used === 0
                  ? 'only-this-ship'
                  : 'served-completely',
              ),
            );
          else offer.never(at(moves, 1), because('served-completely'));
      }
      offer.open(DONE);
    },
    play(s, frame, move, emit) {
      if (move.do !== 'deliver') return;
      const { seat } = frame;
      const p = playerAt(s, seat);
      const good = goodIndex[move.good];
      if (move.amount !== at(p.contracts, good)) s.turn.once = 1;
      if (s.turn.used === 0) sail(rs, s, seat, 1, emit);
      s.turn.used += move.amount;
      s.turn.left -= move.amount;
      changeStored(s, seat, good, -move.amount, 'shipped', emit);
      serve(rs, s, seat, good, move.amount, 1, emit);
      s.agenda.push(frame);
    },
  };
}
