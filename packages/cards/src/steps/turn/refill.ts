import type { Offer } from '@cromford/kernel';
import { goodIndex } from '../../goods.ts';
import { at } from '../../list.ts';
import { DONE, PUT } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { QUALITY, RESERVE } from '../../pieces.ts';
import { because } from '../../reasons.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Choice, neverOffered, seatOf } from '../../step.ts';
import { isTwin, placeQuality } from '../actions/quality.ts';

/** CG-C12-03: where the Engineer has left, other quality cards of the reserve may take his place, up to the same value. */
export const refill = (rs: Ruleset): Choice<'refill'> => ({
  rule: 'CG-C12-03',
  seat: seatOf,
  options(s, { seat, good, left }, offer) {
    const p = playerAt(s, seat);
    for (let card = 0; card < QUALITY.length; card++) {
      if (p.quality[card] !== RESERVE || isTwin(rs, p, card)) continue;
      for (const value of at(rs.qualityFaces, card)) {
        const moves = at(at(at(PUT, card), good), value);
        if (value <= left) for (const move of moves) offer.open(move);
        else if (offer.explains) refused(moves, left, offer);
      }
    }
    if (offer.explains) offer.open(DONE, note('refill', { left }));
    else offer.open(DONE);
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'put') throw neverOffered(move);
    placeQuality(s, frame.seat, QUALITY.indexOf(move.card), goodIndex[move.good], move.value, move.shows, emit);
    s.placed = 0;
    s.agenda.push({ ...frame, left: frame.left - move.value });
  },
});

function refused(moves: readonly Move[], left: number, offer: Offer<Move>): void {
  for (const move of moves) offer.refuse(move, because('refill-value', { left }));
}
