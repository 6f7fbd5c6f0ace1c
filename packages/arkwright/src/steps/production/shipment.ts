import { at, type Note, put, type Seat } from '@cromford/kernel';
import { popcount } from '../../bits.ts';
import { GOODS, goodAt } from '../../goods.ts';
import { moveIndicator } from '../../money.ts';
import { DELIVER, DONE } from '../../move-table.ts';
import { note, warning } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import {
  beyondLimit,
  bonusNote,
  contractShift,
  load,
  loadLimits,
  sail,
  serve,
  shippingIncome,
} from '../../shipping.ts';
import { readyShips } from '../../ships.ts';
import { inTurn, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, type Runs, roundTable, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { changeStored } from '../actions/overflow.ts';

/** FE-SHA-11: spaces for a contract that cannot rise. */
const PENALTY = 2;

/** Room in all ships that can sail. */
function capacity(p: Player): number {
  let sum = 0;
  for (let i = 0; i < p.ships.length; i++) sum += at(p.ships, i);
  for (let i = 0; i < p.resting.length; i++) sum -= at(p.resting, i);
  return sum;
}

/** FE-SHA-04, FE-SHA-06: the smallest ship that is large enough, else both, one bit each; nobody uses more than he needs. */
function shipsFor(p: Player, amount: number): number {
  let best = -1;
  for (let i = 0; i < p.ships.length; i++) {
    const room = at(p.ships, i);
    if (room >= amount && readyShips(p, room) > 0 && (best < 0 || room < at(p.ships, best))) best = i;
  }
  return best < 0 ? 0b11 : 1 << best;
}

/** The fewest and most goods of the active kind that can be delivered now, or with so many fewer; none when most < least. */
function bounds(rs: Ruleset, s: State, seat: number, fewer = 0): { least: number; most: number } {
  const p = playerAt(s, seat);
  const goods = at(s.sale.left, seat) + at(p.stored, s.cycle) - fewer;
  return load(rs, p, s.cycle, goods, p.ships.length === 0 ? 0 : capacity(p), contractShift(rs, p));
}

/** What a good that is sold at home takes from the shipment: crates, or all of its contract. Extra shifts may still make up for it. */
export function shipmentAtStake(rs: Ruleset, s: State, seat: Seat): Note[] {
  const p = playerAt(s, seat);
  if (tileWith(rs.hooks.extraGood, p)) return [];
  const [now, then] = [bounds(rs, s, seat), bounds(rs, s, seat, 1)];
  if (now.most < now.least || then.most >= now.most) return [];
  const isLost = then.most < then.least;
  const pounds = shippingIncome(rs, p, s.cycle, isLost ? now.most : now.most - then.most);
  return [note(isLost && rs.needsContracts ? 'contract-lost' : 'ships-less', { pounds })];
}

/** FE-SHA-01: contract holders, clockwise. */
export function shipments(rs: Ruleset): Runs<'shipments'> {
  return roundTable(
    'shipments',
    (s, seat) => {
      const { least, most } = bounds(rs, s, seat);
      return most >= least;
    },
    (seat) => ({ step: 'shipment', seat }),
  );
}

export function shipment(rs: Ruleset): Asks<'shipment'> {
  return {
    rule: 'FE-SHA-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const { least, most } = bounds(rs, s, seat);
      const p = playerAt(s, seat);
      const goods = at(s.sale.left, seat) + at(p.stored, s.cycle);
      offer
        .amounts(at(DELIVER, s.cycle), least, most)
        ?.otherwise(loadLimits(rs, most, goods, capacity(p), 'phase'))
        .notes(
          note('income-each', { pounds: shippingIncome(rs, p, s.cycle, 1) }),
          ...bonusNote(rs, p),
          spacesBack(p, least, most),
        );
      offer.option(DONE)?.notes(...(rs.needsContracts ? [unserved(rs, s, p)] : []));
    },
    never(s, _, offer) {
      for (let good = 0; good < GOODS.length; good++)
        if (good !== s.cycle) offer.never(at(at(DELIVER, good), 1), because('only-featured-good'));
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'deliver') return;
      const { sale, cycle } = s;
      const ships = shipsFor(playerAt(s, seat), move.amount);
      // FE-SHA-03: unsold production first, the rest from the warehouses.
      const fresh = Math.min(move.amount, at(sale.left, seat));
      sale.left[seat] = at(sale.left, seat) - fresh;
      changeStored(s, seat, cycle, fresh - move.amount, 'shipped', emit);
      serve(rs, s, seat, cycle, move.amount, popcount(ships), emit);
      sail(rs, s, seat, ships, emit);
    },
  };
}

/** FE-SHA-06: a space for each ship that sails, which may be more for more crates. */
function spacesBack(p: Player, least: number, most: number): Note {
  const spaces = popcount(shipsFor(p, most));
  return note(popcount(shipsFor(p, least)) === spaces ? 'back' : 'back-at-most', { spaces });
}

/** Where a contract of the featured good moves that is not served; nowhere when it stands at its end (AE-SFP-08). */
function nextSpace(rs: Ruleset, s: State, p: Player): number | undefined {
  const to = rs.contractSpaces[rs.contractSpaces.indexOf(at(p.contracts, s.cycle)) + 1];
  return to !== undefined && !beyondLimit(p, to) ? to : undefined;
}

/** What becomes of a contract that could be served now. */
function unserved(rs: Ruleset, s: State, p: Player): Note {
  const to = nextSpace(rs, s, p);
  return to === undefined ? warning('contract-costs', { spaces: PENALTY }) : warning('contract-rises', { space: to });
}

/** FE-SHA-10 to FE-SHA-13: contracts of the featured good that were not served rise, or cost two spaces. */
export function contracts(rs: Ruleset): Runs<'contracts'> {
  return {
    run(s, _, emit) {
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const p = playerAt(s, seat);
        const from = at(p.contracts, s.cycle);
        if (from === 0) continue;
        const to = nextSpace(rs, s, p);
        if (to !== undefined) {
          p.contracts = put(p.contracts, s.cycle, to);
          emit?.({ kind: 'contract', rule: 'FE-SHA-10', seat, good: goodAt(s.cycle), from, to });
        } else moveIndicator(rs, s, seat, -PENALTY, 'contract', 'FE-SHA-11', emit);
      }
    },
  };
}
