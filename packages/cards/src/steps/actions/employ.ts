import type { Offer, Seat } from '@cromford/kernel';
import { cardSide, producesAgain, workerCard } from '../../factory.ts';
import { GOODS, type GoodIndex, goodIndex } from '../../goods.ts';
import { at } from '../../list.ts';
import { moreWorkers } from '../../market.ts';
import { BUILD, DISMISS, DONE, EMPLOY } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because } from '../../reasons.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, type Player, type Position, playerAt, type State } from '../../state.ts';
import { type Choice, neverOffered, seatOf } from '../../step.ts';

/** Action 2: any number of worker cards, at any factories (CG-EMP-01, CG-EMP-02). */
export const employ = (rs: Ruleset): Choice<'employ'> => ({
  rule: 'CG-EMP-01',
  seat: seatOf,
  options(s, frame, offer) {
    const p = playerAt(s, frame.seat);
    for (let good = 0; good < GOODS.length; good++) {
      offerPosition(rs, s, p, good, 1, frame.added === 0, offer);
      offerPosition(rs, s, p, good, 2, frame.added === 0, offer);
      if (offer.explains) neverHere(p, good, offer);
    }
    if (frame.added > 0) offer.open(DONE);
    else if (offer.explains) offer.refuse(DONE, because('do-something'));
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'employ') throw neverOffered(move);
    const f = factoryAt(playerAt(s, frame.seat), goodIndex[move.good]);
    const side = sideNow(s, move.position as Position);
    if (move.position === 1) f.first = side;
    else f.second = side;
    const { good, position } = move;
    emit?.({ kind: 'employed', rule: 'CG-EMP-01', seat: frame.seat, good, position, side });
    if (frame.added === 0) moreWorkers(rs, s, 'employed', 'CG-EMP-08', 'CG-EMP-09', emit);
    s.agenda.push({ ...frame, added: frame.added + 1 });
  },
});

/** CG-EMP-04, CG-EMP-05: W1 has sides I and II, W2 sides I and III; the one of the decade, or of the one before. */
function sideNow(s: State, position: Position): number {
  return s.decade > position ? 2 : 1;
}

export function canEmploy(s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    if (f && (f.first === 0 || f.second === 0) && producesAgain(s, good)) return true;
  }
  return false;
}

function offerPosition(
  rs: Ruleset,
  s: State,
  p: Player,
  good: GoodIndex,
  position: Position,
  first: boolean,
  offer: Offer<Move>,
): void {
  const f = p.factories[good];
  const move = at(at(EMPLOY, good), position);
  // CG-EMP-03
  if (f && cardSide(f, position) === 0 && (position === 1 || f.first > 0) && producesAgain(s, good)) {
    if (!offer.explains) offer.open(move);
    else {
      const card = workerCard(rs, good, position);
      const adds = note('adds', { goods: at(card.goods, sideNow(s, position) - 1), workers: card.workers });
      if (first) offer.open(move, adds, note('moves-market'));
      else offer.open(move, adds);
    }
  } else if (offer.explains) {
    if (!f) offer.never(move, because('no-factory'));
    else if (cardSide(f, position) > 0)
      offer.refuse(move, f.second > 0 ? because('two-positions') : because('position-filled'));
    else offer.refuse(move, producesAgain(s, good) ? because('first-position') : because('round-over-employ'));
  }
}

function neverHere(p: Player, good: GoodIndex, offer: Offer<Move>): void {
  offer.never(at(at(EMPLOY, good), 3), because('two-positions'));
  if (!p.factories[good]) offer.never(at(BUILD, good), because('no-building'));
  for (const position of [1, 2]) offer.never(at(at(DISMISS, good), position), because('workers-stay'));
}
