import { at, type Offer, type Seat } from '@cromford/kernel';
import { type Card, cardIndex } from '../../cards/names.ts';
import { cardWith, hooksOf, isSpent } from '../../cards/owned.ts';
import { KEEP, REFRESH } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { spend } from '../../supply.ts';

/** CG-C09-02: in his own turn the owner of a Developer may refresh one other spent card, once per decade. */
export function offerRefresh(s: State, seat: Seat, offer: Offer<Move>): void {
  const p = playerAt(s, seat);
  const developer = cardWith(p, 'refreshes');
  if (developer < 0) return;
  for (let i = 0; i < p.cards.length; i++) {
    const card = at(p.cards, i);
    if (card === developer || !hooksOf(card).rotates) continue;
    const spent = isSpent(p, card);
    offer
      .option(at(REFRESH, card), spent && !isSpent(p, developer))
      ?.otherwise(because(spent ? 'developer-spent' : 'not-spent'));
  }
}

export function refresh(s: State, seat: Seat, card: Card, emit: Emit): void {
  const p = playerAt(s, seat);
  spend(s, seat, cardWith(p, 'refreshes'), 'CG-C09-02', emit);
  p.spent &= ~(1 << cardIndex[card]);
  emit?.({ kind: 'refreshed', rule: 'CG-C09-02', seat, card, why: 'developer' });
}

/** CG-C09-02: a Developer taken as this turn's development may be turned at once: it is still the owner's turn. */
export const refreshing = (): Asks<'refresh'> => ({
  rule: 'CG-C09-02',
  seat: seatOf,
  options(s, { seat }, offer) {
    offerRefresh(s, seat, offer);
    offer.option(KEEP);
  },
  play(s, { seat }, move, emit) {
    if (move.do === 'keep') return;
    if (move.do !== 'refresh') throw neverOffered(move);
    refresh(s, seat, move.card, emit);
  },
});
