import { at, type RuleId } from '@cromford/kernel';
import { GOODS, goodAt, goodIndex } from '../../goods.ts';
import { DISCARD, STORE } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { roomByDiscarding, roomFor } from '../../storage.ts';
import { changeStored } from '../actions/overflow.ts';

/** FE-DP-60: everybody with unsold goods. */
export const storages: Runs<'storages'> = roundTable(
  'storages',
  (s, seat) => at(s.sale.left, seat) > 0,
  (seat, s) => ({ step: 'storage', seat, good: s.cycle, amount: at(s.sale.left, seat) }),
);

/** What gives the room that there is. */
function storageRule(rs: Ruleset, p: Player): RuleId {
  if (rs.smallWarehouse(p) > 0) return 'FE-STO-06';
  return p.edges === 0 ? 'FE-STO-05' : 'FE-STO-07';
}

/** How many goods to keep; stored ones of other kinds may be thrown away for them (FE-STO-04, FE-STO-10). */
export function storage(rs: Ruleset): Asks<'storage'> {
  return {
    rule: 'FE-STO-10',
    seat: seatOf,
    options(s, { seat, good, amount }, offer) {
      const p = playerAt(s, seat);
      const room = roomFor(rs, p, good);
      offer
        .amounts(STORE, 0, Math.min(room, amount))
        ?.otherwise(
          room < amount
            ? because('no-room', { room }, storageRule(rs, p))
            : because('not-that-many', { goods: amount }, 'FE-STO-10'),
        );
      for (let other = 0; other < GOODS.length; other++)
        offer
          .option(at(DISCARD, other), room < amount && roomByDiscarding(rs, p, good, other))
          ?.otherwise(
            at(p.stored, other) > 0 ? because('room-enough') : because('not-that-many', { goods: 0 }, 'FE-STO-04'),
          )
          .unlisted();
    },
    play(s, frame, move, emit) {
      const { seat, good, amount } = frame;
      if (move.do === 'discard') {
        changeStored(s, seat, goodIndex[move.good], -1, 'discarded', emit);
        s.agenda.push(frame);
        return;
      }
      if (move.do !== 'store') throw neverOffered(move);
      changeStored(s, seat, good, move.amount, 'stored', emit);
      const lost = amount - move.amount;
      if (lost > 0) emit?.({ kind: 'lost-goods', rule: 'FE-STO-10', seat, good: goodAt(good), amount: lost });
    },
  };
}
