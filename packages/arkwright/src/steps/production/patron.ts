import { at, type Note, type Seat, schedule } from '@cromford/kernel';
import { goodAt } from '../../goods.ts';
import { DONE, PATRON_PRODUCTION, PATRON_STOCK } from '../../move-table.ts';
import { note } from '../../notes.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Flag, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, type Runs, roundTable, seatOf } from '../../step.ts';
import { amongThese } from '../../tiles/hooks.ts';
import { changeStored } from '../actions/overflow.ts';
import { shipmentAtStake } from './shipment.ts';

export function hasPatron(rs: Ruleset, p: Player, good: number): boolean {
  for (let i = 0; i < p.tiles.length; i++)
    if (amongThese(rs.hooks.patronOf, at(p.tiles, i))?.patronOf === good) return true;
  return false;
}

/** A factory is needed (AMB-15), and a good. */
function hasGood(s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  return at(p.factories, s.cycle) !== null && at(s.sale.left, seat) + at(p.stored, s.cycle) > 0;
}

/** FE-SAL-18: after the calling; FE-EVT-09: the joker also beside a real patron. */
export function patrons(rs: Ruleset): Runs<'patrons'> {
  return roundTable(
    'patrons',
    (s, seat) => {
      const p = playerAt(s, seat);
      return (p.joker === 1 || (p.tiles.length > 0 && hasPatron(rs, p, s.cycle))) && hasGood(s, seat);
    },
    (seat, s) => ({ step: 'patron', seat, joker: hasPatron(rs, playerAt(s, seat), s.cycle) ? 0 : 1 }),
  );
}

/** FE-SAL-20, FE-EVT-09 */
function about(rs: Ruleset, s: State, seat: Seat, joker: Flag): Note[] {
  const sale = note('brings', { pounds: at(playerAt(s, seat).factories, s.cycle)?.price ?? 0 });
  return [sale, ...(joker ? [note('wild-patron')] : []), ...shipmentAtStake(rs, s, seat)];
}

export function patron(rs: Ruleset): Asks<'patron'> {
  return {
    rule: 'FE-SAL-18',
    ruleFor: (_, { joker }) => (joker ? 'FE-EVT-09' : 'FE-SAL-18'),
    seat: seatOf,
    options(s, { seat, joker }, offer) {
      const p = playerAt(s, seat);
      const unsold = at(s.sale.left, seat) > 0;
      if (unsold) offer.option(PATRON_PRODUCTION)?.notes(...about(rs, s, seat, joker));
      // AE-AMB-10: a real patron takes an unsold good unasked, and a stored one only when there is none.
      if (at(p.stored, s.cycle) > 0 && !(unsold && rs.patronsTakeUnsold))
        offer.option(PATRON_STOCK)?.notes(...about(rs, s, seat, joker));
      if (!(unsold && rs.patronsTakeUnsold) || joker) offer.option(DONE);
    },
    play(s, { seat, joker }, move, emit) {
      const p = playerAt(s, seat);
      if (move.do === 'patron') {
        const { sale } = s;
        if (move.from === 'production') sale.left[seat] = at(sale.left, seat) - 1;
        else changeStored(s, seat, s.cycle, -1, 'patron', emit);
        sale.sold[seat] = at(sale.sold, seat) + 1;
        if (joker) p.joker = 0;
        const good = goodAt(s.cycle);
        emit?.({
          kind: 'patron',
          rule: joker ? 'FE-EVT-09' : 'FE-SAL-18',
          seat,
          good,
          from: move.from,
          joker: joker === 1,
        });
      }
      if (!joker && p.joker && hasGood(s, seat) && hasPatron(rs, p, s.cycle))
        schedule(s, { step: 'patron', seat, joker: 1 });
    },
  };
}
