import { at, type Offer, put, type Refusal, type Seat } from '@cromford/kernel';
import { costsAhead } from '../../costs.ts';
import { GOODS, goodAt } from '../../goods.ts';
import { CLEAR, DONE, SHIP, STORE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note, warning } from '../../notes.ts';
import { NOT_OWNED, RESERVE, WAREHOUSES } from '../../pieces.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { room, whyNoRoom } from '../../shipping.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { isTwin, takeOut } from '../../warehouse.ts';
import { neverInProduction, neverWhileMaking } from './never.ts';

/** The rest is stored, warehouse by warehouse; what is not is wasted (CG-WH-01 to CG-WH-05). */
export const store = (rs: Ruleset): Asks<'store'> => ({
  rule: 'CG-WH-01',
  seat: seatOf,
  options(s, { seat, extra }, offer) {
    const p = playerAt(s, seat);
    if (s.hand > 0)
      for (let w = 0; w < WAREHOUSES.length; w++) {
        offerStore(rs, s, p, w, offer);
        offerClear(s, p, w, offer);
      }
    offer
      .option(DONE)
      ?.notes(
        ...(s.hand > 0 ? [warning('wasted', { goods: s.hand, good: goodAt(s.handGood) })] : []),
        ...(extra ? [] : costsAhead(rs, s, seat)),
      );
  },
  never(s, { seat, extra }, offer) {
    if (extra) neverFromExtra(s, seat, offer);
    else neverHere(rs, s, seat, offer);
  },
  play(s, frame, move, emit) {
    const { seat } = frame;
    const p = playerAt(s, seat);
    if (move.do === 'store') {
      const w = WAREHOUSES.indexOf(move.warehouse);
      p.warehouses = put(p.warehouses, w, s.handGood);
      p.stored = put(p.stored, w, move.amount);
      s.hand -= move.amount;
      const { amount, warehouse } = move;
      emit?.({ kind: 'stored', rule: 'CG-WH-03', seat, good: goodAt(s.handGood), amount, warehouse });
    } else if (move.do === 'clear') clear(p, seat, WAREHOUSES.indexOf(move.warehouse), emit);
    else if (move.do === 'done') {
      // CG-WH-02
      if (s.hand > 0)
        emit?.({ kind: 'goods', rule: 'CG-WH-02', seat, good: goodAt(s.handGood), by: -s.hand, why: 'wasted' });
      s.hand = 0;
      return;
    } else throw neverOffered(move);
    s.agenda.push(frame);
  },
});

/** CG-WH-08: a warehouse with other goods is taken away to be used again; its goods are lost. */
function clear(p: Player, seat: Seat, w: number, emit: Emit): void {
  const goods = at(p.stored, w);
  emit?.({ kind: 'goods', rule: 'CG-WH-08', seat, good: goodAt(at(p.warehouses, w)), by: -goods, why: 'cleared' });
  takeOut(p, w, goods);
}

function offerStore(rs: Ruleset, s: State, p: Player, w: number, offer: Offer<Move>): void {
  const holds = at(rs.holds, w);
  const empty = p.warehouses[w] === RESERVE && !isTwin(p, w);
  offer
    .amounts(at(STORE, w), 1, empty ? Math.min(s.hand, holds) : 0)
    ?.otherwise(whyNoMore(rs, s, p, w))
    .unlisted(at(p.warehouses, w) < 0)
    .notes(note('holds', { holds, pounds: rs.sheet.warehouses.finalPrice }));
}

function whyNoMore(rs: Ruleset, s: State, p: Player, w: number): Refusal {
  const good = at(p.warehouses, w);
  const holds = at(rs.holds, w);
  if (good === NOT_OWNED) return because('no-warehouse');
  if (isTwin(p, w)) return because('twin-warehouse');
  if (good === RESERVE)
    return s.hand <= holds ? because('goods-left', { goods: s.hand }) : because('warehouse-full', { holds });
  if (good === s.handGood) return because('filled-now', { goods: at(p.stored, w) });
  return because('one-kind', { good: goodAt(good) });
}

function offerClear(s: State, p: Player, w: number, offer: Offer<Move>): void {
  const good = at(p.warehouses, w);
  offer
    .option(at(CLEAR, w), good >= 0 && good !== s.handGood)
    ?.otherwise(because(good === NOT_OWNED ? 'no-warehouse' : 'empty-warehouse'))
    .unlisted()
    .notes(...(good >= 0 ? [warning('lost', { goods: at(p.stored, w), good: goodAt(good) })] : []));
}

/** CG-XPR-05: what an extra production makes is stored or wasted. */
function neverFromExtra(s: State, seat: Seat, offer: Offer<Move>): void {
  const p = playerAt(s, seat);
  for (let good = 0; good < GOODS.length; good++)
    if (p.factories[good]) offer.never(at(at(SHIP, good), 1), because('extra-stored-only'));
  neverWhileMaking(s, seat, offer);
}

/** What is left could be shipped if there were a ship; the reason why not belongs here. */
function neverHere(rs: Ruleset, s: State, seat: Seat, offer: Offer<Move>): void {
  const p = playerAt(s, seat);
  const refused = room(rs, p) === 0 ? whyNoRoom(rs, p) : because('ships-sailed');
  for (let good = 0; good < GOODS.length; good++)
    if (p.factories[good]) offer.never(at(at(SHIP, good), 1), good === s.handGood ? refused : because('active-only'));
  neverInProduction(s, seat, offer);
}
