import { at, type Offer, put, type Refusal } from '@cromford/kernel';
import { popcount } from '../../bits.ts';
import { GOODS, type GoodIndex, goodIndex } from '../../goods.ts';
import { capacityOf, isShip, shipOf } from '../../markers.ts';
import { DELIVER, DONE, JOIN } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import {
  bonusNote,
  contractShift,
  load,
  loadLimits,
  loadRefusal,
  sail,
  serve,
  shippingIncome,
} from '../../shipping.ts';
import { readyShips } from '../../ships.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { changeStored } from './overflow.ts';

/** AE-SHP-05, AE-SHP-06: the other ship sails too, if it is ready and the fee covers both. */
function offerJoining(s: State, p: Player, offer: Offer<Move>): void {
  if (p.ships.length < 2 || s.turn.used > 0 || popcount(s.turn.ships) !== 1) return;
  const sailing = s.turn.left;
  const other = at(p.ships, s.turn.ships & 1);
  const rests = readyShips(p, other) <= (other === sailing ? 1 : 0);
  offer
    .option(JOIN[shipOf(other)], !rests && sailing + other <= s.turn.paid)
    ?.otherwise(rests ? because('ship-rests') : because('ship-needs-capacity', { capacity: sailing + other }));
}

/** AE-SHP-12: the space is free again. */
function backToPier(p: Player): void {
  for (let space = 0; space < p.chart.length; space++) {
    const marker = at(p.chart, space);
    if (marker !== '' && isShip(marker)) p.chart = put(p.chart, space, '');
  }
}

/** FE-SHP: contracts served one after the other, as long as the goods fit into the ship. */
export function ship(rs: Ruleset): Asks<'ship'> {
  /** FE-SHP-03: the contract would fit into the other ship. */
  function isForTheOther(s: State, p: Player, good: GoodIndex): boolean {
    const wanted = at(p.contracts, good);
    if (rs.shipsReturn || wanted <= s.turn.left || wanted > at(p.stored, good)) return false;
    return p.ships.some((capacity, place) => !(s.turn.ships & (1 << place)) && wanted <= capacity);
  }

  /** What can be loaded of a good now. FE-SHP-10, AMB-29: the agent shifts one contract of the action. */
  function loadOf(s: State, p: Player, good: GoodIndex): { least: number; most: number } {
    return load(rs, p, good, at(p.stored, good), s.turn.left, s.turn.once ? 0 : contractShift(rs, p));
  }

  function noLoad(s: State, p: Player, good: GoodIndex): Refusal {
    if (isForTheOther(s, p, good)) return because('only-this-ship');
    return loadRefusal(rs, p, good, at(p.stored, good), s.turn.left);
  }

  function offerLoad(s: State, p: Player, good: GoodIndex, offer: Offer<Move>): void {
    const { least, most } = loadOf(s, p, good);
    const fits = most >= least;
    const wanted = at(p.contracts, good);
    // A contract that cannot be served is shown all the same.
    if (!fits && wanted === 0) return;
    offer
      .amounts(at(DELIVER, good), fits ? least : wanted, most)
      ?.otherwise(fits ? loadLimits(rs, most, at(p.stored, good), s.turn.left, 'action') : noLoad(s, p, good))
      .notes(
        note('income-each', { pounds: shippingIncome(rs, p, good, 1) }),
        ...(s.turn.used ? [] : [...bonusNote(rs, p), note('back', { spaces: popcount(s.turn.ships) })]),
      );
  }

  return {
    rule: rs.needsContracts ? 'FE-SHP-04' : 'AE-SM-17',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      if (rs.shipsReturn) offerJoining(s, p, offer);
      for (let good = 0; good < GOODS.length; good++) offerLoad(s, p, good, offer);
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const { least, most } = loadOf(s, p, good);
        if (most < least && at(p.contracts, good) === 0) offer.never(at(at(DELIVER, good), 1), noLoad(s, p, good));
      }
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      const p = playerAt(s, seat);
      if (move.do === 'join') {
        s.turn.ships = 0b11;
        s.turn.left += capacityOf(move.ship);
        s.agenda.push(frame);
        return;
      }
      if (move.do !== 'deliver') {
        if (rs.shipsReturn) backToPier(p);
        return;
      }
      const good = goodIndex[move.good];
      if (move.amount !== at(p.contracts, good) && tileWith(rs.hooks.shiftsOnce, p)) s.turn.once = 1;
      if (s.turn.used === 0) sail(rs, s, seat, s.turn.ships, emit);
      s.turn.used += move.amount;
      s.turn.left -= move.amount;
      changeStored(s, seat, good, -move.amount, 'shipped', emit);
      serve(rs, s, seat, good, move.amount, popcount(s.turn.ships), emit);
      s.agenda.push(frame);
    },
  };
}
