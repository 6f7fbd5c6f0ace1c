import { at, type Offer, type Seat } from '@cromford/kernel';
import { hooksOf, isSpent } from '../../cards/owned.ts';
import { LOANS, REFUSE, USE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { because } from '../../refusals.ts';
import { playerAt, type State } from '../../state.ts';

/** What people try while they produce: bank loans, keeping goods back, cards that are spent or that nobody has tied for. */
export function neverInProduction(s: State, seat: Seat, offer: Offer<Move>): void {
  offer.never(REFUSE, because('compulsory'));
  neverWhileMaking(s, seat, offer);
}

/** The same in an extra production, which nobody has to take. */
export function neverWhileMaking(s: State, seat: Seat, offer: Offer<Move>): void {
  const p = playerAt(s, seat);
  offer.never(at(LOANS, 1), because('loans-only-exchange'));
  for (const card of p.cards) {
    if (!hooksOf(card).rotates) continue;
    if (isSpent(p, card)) offer.never(at(USE, card), because('spent'));
    else if (hooksOf(card).winsTies) offer.never(at(USE, card), because('no-tie'));
  }
}
