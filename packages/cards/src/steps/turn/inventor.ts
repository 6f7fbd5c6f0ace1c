import { at } from '../../list.ts';
import { DEVELOP, SKIP } from '../../move-table.ts';
import { because } from '../../reasons.ts';
import { playerAt } from '../../state.ts';
import { type Choice, neverOffered, seatOf } from '../../step.ts';
import { TOP_LEVEL, TRACKS, trackIndex } from '../../tracks.ts';
import { raise } from './develop.ts';

/** CG-C08-02: two developments at once, whatever the decade. */
export const inventor = (): Choice<'inventor'> => ({
  rule: 'CG-C08-02',
  seat: seatOf,
  options(s, { seat }, offer) {
    const { levels } = playerAt(s, seat);
    for (let track = 0; track < TRACKS.length; track++)
      if (at(levels, track) < TOP_LEVEL) offer.open(at(DEVELOP, track));
      else if (offer.explains) offer.refuse(at(DEVELOP, track), because('track-complete'));
    if (offer.explains) offer.never(SKIP, because('inventor-instead'));
  },
  play(s, frame, move, emit) {
    if (move.do !== 'develop') throw neverOffered(move);
    raise(s, frame.seat, trackIndex[move.track], 'inventor', emit);
    if (frame.left > 1) s.agenda.push({ ...frame, left: frame.left - 1 });
  },
});
