import { at, type Note } from '@cromford/kernel';
import { foundingCosts } from '../../founding.ts';
import { costNotes, pay, receive, shareValue } from '../../money.ts';
import { SELL_SHARES } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, type Pounds, playerAt } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-PREP-08: a gift from the bank for everybody; FE-PREP-13: none in Water Frame. */
export function gift(rs: Ruleset): Runs<'gift'> {
  return {
    run(s, _, emit) {
      for (let k = 0; k < s.players.length; k++) receive(s, inTurn(s, k), rs.gift, 'gift', 'FE-PREP-08', emit);
    },
  };
}

/** FE-PREP-09 clockwise, FE-PREP-11 in reverse order. */
export function startSales(rs: Ruleset): Runs<'start-sales'> {
  return roundTable(
    'start-sales',
    () => true,
    (seat) => ({ step: 'start-sale', seat }),
    rs.startSale.reverse,
  );
}

function about(value: Pounds, costs: Pounds): Note[] {
  return [note('each', { pounds: value }), note('owed', { pounds: costs })];
}

export function startSale(rs: Ruleset): Asks<'start-sale'> {
  const rule = rs.startSale.mustCover ? 'FE-PREP-11' : 'FE-PREP-09';
  return {
    rule,
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const costs = foundingCosts(rs, s, seat);
      const value = shareValue(rs, p);
      const least = rs.startSale.mustCover ? Math.max(0, Math.ceil((costs - p.cash) / value)) : 0;
      // FE-PREP-15: who sells nothing may have to sell in need, and is told so apart.
      const nothing = least === 0 && costs > p.cash;
      if (nothing) offer.option(at(SELL_SHARES, 0))?.notes(...about(value, costs), ...costNotes(rs, p, costs).slice(1));
      offer
        .amounts(SELL_SHARES, nothing ? 1 : least, p.shares)
        ?.otherwise({
          above: because('not-that-many', { shares: p.shares }, rule),
          ...(least > 0 && { below: because('must-cover', { shares: least, pounds: costs }) }),
        })
        .notes(...about(value, costs));
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'sell-shares') throw neverOffered(move);
      const p = playerAt(s, seat);
      const value = shareValue(rs, p);
      if (move.amount > 0) {
        p.shares -= move.amount;
        emit?.({ kind: 'shares', rule, seat, by: -move.amount, each: value, why: 'start' });
        receive(s, seat, move.amount * value, 'start', rule, emit);
      }
      // AE-FND-14
      if (rs.startSale.atOnce) pay(rs, s, seat, foundingCosts(rs, s, seat), 'factories', 'FE-PREP-14', emit);
      // FE-PREP-12: at once, before the next player sells.
      if (rs.startSale.special) s.agenda.push({ step: 'special', seat, occasion: 'start' });
    },
  };
}

/** FE-PREP-14: both factories; and a tile that costs something when it is taken (AMB-43). */
export function payFactories(rs: Ruleset): Runs<'pay-factories'> {
  return {
    run(s, _, emit) {
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const price = tileWith(rs.hooks.price, playerAt(s, seat))?.price ?? 0;
        // FE-PREP-15: who cannot pay makes an emergency sale.
        pay(rs, s, seat, foundingCosts(rs, s, seat) + price, 'factories', 'FE-PREP-14', emit);
      }
    },
  };
}
