import { at } from '@cromford/kernel';
import { hooksOf, readyCard } from '../../cards/owned.ts';
import { costsAhead } from '../../costs.ts';
import { shipPrice } from '../../factory.ts';
import { GOODS, goodAt } from '../../goods.ts';
import { KEEP, SHIP, USE } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { addTokens, room, sail, shipCapacity, whyNoRoom } from '../../shipping.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { spend } from '../../supply.ts';
import { neverInProduction } from './never.ts';

/** What was not sold at home may be shipped, as far as ships and tokens go (CG-SHP-01 to CG-SHP-10). */
export const ship = (rs: Ruleset): Asks<'ship'> => ({
  rule: 'CG-SHP-02',
  seat: seatOf,
  options(s, { seat }, offer) {
    const p = playerAt(s, seat);
    const space = room(rs, p);
    const most = Math.min(s.hand, space);
    const each = shipPrice(rs, p, s.good);
    offer
      .amounts(at(SHIP, s.good), 0, most)
      ?.otherwise(s.hand <= space ? because('ship-goods', { goods: s.hand }) : whyNoRoom(rs, p))
      .notes(
        note('ships', { pounds: each, each: shipCapacity(rs, p), ships: p.ships }),
        ...costsAhead(rs, s, seat, 0, { most, each }),
      );
  },
  never(s, { seat }, offer) {
    const p = playerAt(s, seat);
    for (let good = 0; good < GOODS.length; good++)
      if (good !== s.good && p.factories[good]) offer.never(at(at(SHIP, good), 1), because('active-only'));
    neverInProduction(s, seat, offer);
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'ship') throw neverOffered(move);
    if (move.amount === 0) return;
    const { amount } = move;
    s.hand -= amount;
    emit?.({ kind: 'goods', rule: 'CG-SHP-02', seat, good: goodAt(s.good), by: -amount, why: 'shipped' });
    sail(rs, s, seat, amount, amount * shipPrice(rs, playerAt(s, seat), s.good), emit);
  },
});

/** CG-C02-01: the Trade office is turned to add one shipping token fewer; a must where the tokens run out. */
export const tradeOffice = (rs: Ruleset): Asks<'trade-office'> => ({
  rule: 'CG-C02-01',
  seat: seatOf,
  options(s, { seat, ships }, offer) {
    const p = playerAt(s, seat);
    const card = readyCard(p, 'savesTokens');
    const most = rs.sheet.limits.shippingTokens;
    offer.option(at(USE, card))?.notes(note('token-saved'));
    offer.option(KEEP, p.tokens + ships <= most)?.otherwise(because('token-needed', { most }));
  },
  play(s, { seat, ships }, move, emit) {
    if (move.do === 'keep') {
      addTokens(s, seat, ships, emit);
      return;
    }
    if (move.do !== 'use') throw neverOffered(move);
    const card = readyCard(playerAt(s, seat), 'savesTokens');
    spend(s, seat, card, 'CG-C02-01', emit);
    addTokens(s, seat, Math.max(0, ships - (hooksOf(card).savesTokens?.(rs.sheet.effects) ?? 0)), emit);
  },
});
