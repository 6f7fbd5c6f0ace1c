import { at, type Offer, type Refusal, type Seat } from '@cromford/kernel';
import { cash, changeShares, mostShares, sharePrice, sharesPrice, takeLoans } from '../../money.ts';
import { BUY, DONE, LOANS, REACTIVATE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';

const SHIPS = 2;

/** Action 5, first: shares for cash (CG-STK-01 to CG-STK-06). */
export const buy = (rs: Ruleset): Asks<'buy'> => ({
  rule: 'CG-STK-02',
  seat: seatOf,
  options(s, { seat }, offer) {
    const p = playerAt(s, seat);
    const most = mostShares(rs, p);
    const least = p.loans < rs.sheet.limits.loans || p.ships < SHIPS ? 0 : 1;
    offer
      .amounts(BUY, least, most)
      ?.otherwise({ above: whyNotMore(rs, p, most), below: because('exchange-something') })
      .notes(note('share-price', sharePrice(rs, p)));
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'buy') throw neverOffered(move);
    const p = playerAt(s, seat);
    cash(s, seat, -sharesPrice(rs, p, move.amount), 'shares', 'CG-STK-02', emit);
    changeShares(rs, s, seat, move.amount, 'bought', 'CG-STK-02', emit);
    s.agenda.push({ step: 'loans', seat, bought: move.amount });
  },
});

function whyNotMore(rs: Ruleset, p: Player, most: number): Refusal {
  if (p.shares + most >= rs.sheet.limits.shares) return because('thirty-shares', { most: rs.sheet.limits.shares });
  return because('no-cash', { missing: sharesPrice(rs, p, most + 1) - p.cash, shares: most + 1 });
}

/** Second: bank loans, each for the share value (CG-STK-07, CG-STK-08). */
export const loans = (rs: Ruleset): Asks<'loans'> => ({
  rule: 'CG-STK-07',
  seat: seatOf,
  options(s, { seat, bought }, offer) {
    const p = playerAt(s, seat);
    const room = rs.sheet.limits.loans - p.loans;
    const least = bought > 0 || p.ships < SHIPS ? 0 : 1;
    offer
      .amounts(LOANS, least, room)
      ?.otherwise({
        above: because('nine-loans', { most: rs.sheet.limits.loans }),
        below: because('exchange-something'),
      })
      .notes(note('loan-cash', { value: p.value }));
  },
  never: (_s, _frame, offer) => neverBuy(offer),
  play(s, { seat, bought }, move, emit) {
    if (move.do !== 'loans') throw neverOffered(move);
    takeLoans(s, seat, move.amount, 'bank', emit);
    if (playerAt(s, seat).ships < SHIPS) s.agenda.push({ step: 'ships', seat, done: bought + move.amount > 0 ? 1 : 0 });
  },
});

/** Third: the shipping card is put back with both ships (CG-STK-09). */
export const ships: Asks<'ships'> = {
  rule: 'CG-STK-09',
  seat: seatOf,
  options(_, { done }, offer) {
    offer.option(REACTIVATE);
    offer.option(DONE, done === 1)?.otherwise(because('exchange-something'));
  },
  never(_s, _frame, offer) {
    neverBuy(offer);
    offer.never(at(LOANS, 1), because('buy-first'));
  },
  play(s, { seat }, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'reactivate') throw neverOffered(move);
    playerAt(s, seat).ships = SHIPS;
    emit?.({ kind: 'reactivated', rule: 'CG-STK-09', seat });
  },
};

/** CG-STK-01, CG-STK-03: shares are bought before loans, and so at once. */
function neverBuy(offer: Offer<Move>): void {
  offer.never(at(BUY, 1), because('buy-first'));
}

export function canExchange(rs: Ruleset, s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  return p.ships < SHIPS || p.loans < rs.sheet.limits.loans || mostShares(rs, p) > 0;
}
