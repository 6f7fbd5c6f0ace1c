import { at } from '@cromford/kernel';
import { goodIndex } from '../../goods.ts';
import { DONE, PUT } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { QUALITY, RESERVE } from '../../pieces.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { isTwin, placeQuality } from '../actions/quality.ts';

/** CG-C12-03: where the Engineer has left, other quality cards of the reserve may take his place, up to the same value. */
export const refill = (rs: Ruleset): Asks<'refill'> => ({
  rule: 'CG-C12-03',
  seat: seatOf,
  options(s, { seat, good, left }, offer) {
    const p = playerAt(s, seat);
    for (let card = 0; card < QUALITY.length; card++) {
      if (p.quality[card] !== RESERVE || isTwin(rs, p, card)) continue;
      for (const value of at(rs.qualityFaces, card))
        for (const move of at(at(at(PUT, card), good), value))
          offer.option(move, value <= left)?.otherwise(because('refill-value', { left }));
    }
    offer.option(DONE)?.notes(note('refill', { left }));
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'put') throw neverOffered(move);
    placeQuality(s, frame.seat, QUALITY.indexOf(move.card), goodIndex[move.good], move.value, move.shows, emit);
    s.placed = 0;
    s.agenda.push({ ...frame, left: frame.left - move.value });
  },
});
