import { at, type Seat } from '@cromford/kernel';
import { appealAt } from '../../factory.ts';
import { goodAt } from '../../goods.ts';
import { ADD, DONE, EXTRA_SHIFTS } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { roomFor } from '../../storage.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { changeStored } from '../actions/overflow.ts';
import { offersAt } from './called.ts';
import { hasPatron } from './patron.ts';
import { appealFor } from './produce.ts';

function hasShifts(rs: Ruleset, s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  return p.tiles.length > 0 && at(p.factories, s.cycle) !== null && tileWith(rs.hooks.extraGood, p) !== undefined;
}

/** AE-AMB-12: before the count, for the home market. */
export function earlyShifts(rs: Ruleset): Runs<'early-shifts'> {
  return roundTable(
    'early-shifts',
    (s, seat) => hasShifts(rs, s, seat),
    (seat) => ({ step: 'extra-shift', seat, late: 0 }),
  );
}

/** AMB-62: not for who was asked in the calling, and only where one more good can go somewhere. */
function takesOneMore(rs: Ruleset, s: State, seat: Seat): boolean {
  if (at(s.sale.asked, seat) !== 0) return false;
  const p = playerAt(s, seat);
  const unsold = at(s.sale.left, seat);
  if (p.ships.length > 0 && at(p.contracts, s.cycle) > 0) return true;
  if (rs.smallWarehouse(p) > 0 || roomFor(rs, p, s.cycle) > unsold) return true;
  return p.joker + Number(hasPatron(rs, p, s.cycle)) > unsold;
}

/** AMB-62: after the calling; AE-AMB-12: before shipping. */
export function lateShifts(rs: Ruleset): Runs<'late-shifts'> {
  return roundTable(
    'late-shifts',
    (s, seat) =>
      hasShifts(rs, s, seat) &&
      (rs.shiftsAfterSale === 'shipping' ? playerAt(s, seat).ships.length > 0 : takesOneMore(rs, s, seat)),
    (seat) => ({ step: 'extra-shift', seat, late: 1 }),
  );
}

/** FE-SAL-23, AE-DEV07-2: one more good; the tile goes back. */
export function extraShift(rs: Ruleset): Asks<'extra-shift'> {
  return {
    rule: 'FE-SAL-23',
    seat: seatOf,
    options(_, __, offer) {
      offer.option(EXTRA_SHIFTS);
      offer.option(DONE);
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'extra-shifts') return;
      const tile = tileWith(rs.hooks.extraGood, playerAt(s, seat))?.tile;
      if (!tile) throw neverOffered(move);
      const { sale } = s;
      sale.produced[seat] = at(sale.produced, seat) + 1;
      sale.left[seat] = at(sale.left, seat) + 1;
      const appeal = appealAt(rs, playerAt(s, seat), s.cycle);
      emit?.({ kind: 'produced', rule: 'FE-SAL-23', seat, good: goodAt(s.cycle), amount: 1, appeal });
      giveBackTile(rs, s, seat, tile, 'FE-SAL-23', emit);
    },
  };
}

/** AE-PRO-13: stored goods that fit on top of the produced ones. */
function mostAdded(rs: Ruleset, s: State, seat: Seat): number {
  // AE-PRO-12
  if (at(s.sale.produced, seat) === 0) return 0;
  const p = playerAt(s, seat);
  return Math.min(at(p.stored, s.cycle), appealAt(rs, p, s.cycle) - at(s.sale.left, seat));
}

/** AE-PRO-12: in turn order, once around, whoever has produced. */
export function additions(rs: Ruleset): Runs<'additions'> {
  return roundTable(
    'additions',
    (s, seat) => mostAdded(rs, s, seat) > 0,
    (seat) => ({ step: 'add-stored', seat }),
  );
}

export function addStored(rs: Ruleset): Asks<'add-stored'> {
  return {
    rule: 'AE-PRO-12',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const most = mostAdded(rs, s, seat);
      offer
        .amounts(ADD, 0, most)
        ?.otherwise(
          most < at(p.stored, s.cycle)
            ? because('appeal-limit', { goods: most })
            : because('not-that-many', { goods: most }, 'AE-PRO-12'),
        )
        .notes(note('each', { pounds: at(p.factories, s.cycle)?.price ?? 0 }));
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'add') throw neverOffered(move);
      if (move.amount === 0) return;
      s.sale.left[seat] = at(s.sale.left, seat) + move.amount;
      emit?.({ kind: 'added', rule: 'AE-PRO-12', seat, good: goodAt(s.cycle), amount: move.amount });
      changeStored(s, seat, s.cycle, -move.amount, 'added', emit);
    },
  };
}

/** AE-PRO-04 to AE-PRO-11: row by row from the highest appeal, until demand is met. */
export function settlement(rs: Ruleset): Runs<'settlement'> {
  /** AE-PRO-04, AE-PRO-06: who offers a good in this row; the rows of a seller run down from his appeal. */
  function offers(s: State, who: number, row: number): boolean {
    const appeal = appealFor(rs, s, who);
    // Sold goods have left the offer, so the rows are counted with them.
    const goods = who === s.players.length ? appeal : at(s.sale.left, who) + at(s.sale.sold, who);
    return offersAt(appeal, goods, row);
  }

  return {
    run(s, _, emit) {
      const { sale } = s;
      const { order, groups } = sale;
      for (let row = sale.level; row >= 1; row--) {
        let group = -1;
        for (let i = 0; i < order.length; i++) {
          const who = at(order, i);
          if (!offers(s, who, row)) continue;
          // AE-PRO-11: equals sell together, even if demand is exceeded.
          if (sale.tokens <= 0 && at(groups, i) !== group) return;
          group = at(groups, i);
          sale.tokens--;
          sale.sold[who] = at(sale.sold, who) + 1;
          if (who < s.players.length) sale.left[who] = at(sale.left, who) - 1;
          const importer = who === s.players.length;
          emit?.({
            kind: 'called',
            rule: 'AE-PRO-07',
            seat: importer ? null : who,
            appeal: row,
            from: importer ? 'importer' : 'production',
          });
        }
      }
    },
  };
}
