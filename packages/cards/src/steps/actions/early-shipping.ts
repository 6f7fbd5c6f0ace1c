import { at, type Offer, put, type Refusal, type Seat } from '@cromford/kernel';
import { shipPrice } from '../../factory.ts';
import { goodAt } from '../../goods.ts';
import { DONE, KEEP, LOAD, SWAP } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { LARGE, NOT_OWNED, RESERVE, WAREHOUSES } from '../../pieces.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { room, sail, shipCapacity, shippingBonus, whyNoRoom } from '../../shipping.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { replacement, stockOf, takeOut } from '../../warehouse.ts';

/** Expert action 7: goods of any kind go from the warehouses on board (CG-XSH-01). */
export const load = (rs: Ruleset): Asks<'load'> => ({
  rule: 'CG-XSH-01',
  seat: seatOf,
  options(s, frame, offer) {
    const p = playerAt(s, frame.seat);
    for (let w = 0; w < WAREHOUSES.length; w++) offerLoad(rs, p, w, frame.loaded, frame.from, offer);
    offer
      .option(DONE, frame.loaded > 0)
      ?.otherwise(because('do-something'))
      .notes(
        note('sails', {
          ships: Math.ceil(frame.loaded / shipCapacity(rs, p)),
          income: frame.income + shippingBonus(rs, p, frame.loaded),
        }),
      );
  },
  play(s, frame, move, emit) {
    const { seat } = frame;
    const p = playerAt(s, seat);
    if (move.do === 'done') {
      if (replacement(rs, p) >= 0 && (frame.from & (1 << LARGE)) !== 0) s.agenda.push({ step: 'swap', seat });
      sail(rs, s, seat, frame.loaded, frame.income, emit);
      return;
    }
    if (move.do !== 'load') throw neverOffered(move);
    const warehouse = WAREHOUSES.indexOf(move.warehouse);
    const good = at(p.warehouses, warehouse);
    takeOut(p, warehouse, move.amount); // CG-XSH-05
    emit?.({ kind: 'goods', rule: 'CG-XSH-05', seat, good: goodAt(good), by: -move.amount, why: 'shipped' });
    s.agenda.push({
      ...frame,
      loaded: frame.loaded + move.amount,
      income: frame.income + move.amount * shipPrice(rs, p, good), // CG-XSH-03
      from: frame.from | (1 << warehouse),
    });
  },
});

/** CG-WH-07: a large warehouse that was partly emptied may be replaced by a small one. */
export const swap = (rs: Ruleset): Asks<'swap'> => ({
  rule: 'CG-WH-07',
  seat: seatOf,
  options(_s, _frame, offer) {
    offer.option(SWAP);
    offer.option(KEEP);
  },
  play(s, { seat }, move) {
    if (move.do === 'keep') return;
    const p = playerAt(s, seat);
    const small = replacement(rs, p);
    if (move.do !== 'swap' || small < 0) throw neverOffered(move);
    p.warehouses = put(p.warehouses, small, at(p.warehouses, LARGE));
    p.stored = put(p.stored, small, at(p.stored, LARGE));
    p.warehouses = put(p.warehouses, LARGE, RESERVE);
    p.stored = put(p.stored, LARGE, 0);
  },
});

export function canShipEarly(rs: Ruleset, s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  return stockOf(p) > 0 && room(rs, p) > 0;
}

function offerLoad(rs: Ruleset, p: Player, w: number, loaded: number, from: number, offer: Offer<Move>): void {
  const stored = at(p.stored, w);
  const free = room(rs, p) - loaded;
  const loadedNow = (from & (1 << w)) !== 0;
  offer
    .amounts(at(LOAD, w), 1, loadedNow ? 0 : Math.min(stored, free))
    ?.otherwise(whyNoMore(rs, p, w, loadedNow, free))
    .unlisted(p.warehouses[w] === NOT_OWNED)
    .notes(...(stored > 0 ? [note('ship-price', { pounds: shipPrice(rs, p, at(p.warehouses, w)) })] : []));
}

function whyNoMore(rs: Ruleset, p: Player, w: number, loadedNow: boolean, free: number): Refusal {
  const stored = at(p.stored, w);
  if (p.warehouses[w] === NOT_OWNED) return because('no-warehouse');
  if (loadedNow) return because('loaded-now');
  if (stored === 0) return because('nothing-stored');
  return stored <= free ? because('warehouse-goods', { goods: stored }) : whyNoRoom(rs, p);
}
