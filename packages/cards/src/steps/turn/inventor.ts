import { at } from '@cromford/kernel';
import { DEVELOP, SKIP } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { TOP_LEVEL, TRACKS, trackIndex } from '../../tracks.ts';
import { raise, takes } from './develop.ts';

/** CG-C08-02: two developments at once, whatever the decade. */
export const inventor = (): Asks<'inventor'> => ({
  rule: 'CG-C08-02',
  seat: seatOf,
  options(s, { seat }, offer) {
    const { levels } = playerAt(s, seat);
    for (let track = 0; track < TRACKS.length; track++)
      offer.option(at(DEVELOP, track), at(levels, track) < TOP_LEVEL)?.otherwise(because('track-complete'));
  },
  never(s, _frame, offer) {
    for (const move of [SKIP, ...takes(s)]) offer.never(move, because('inventor-instead'));
  },
  play(s, frame, move, emit) {
    if (move.do !== 'develop') throw neverOffered(move);
    raise(s, frame.seat, trackIndex[move.track], 'inventor', emit);
    if (frame.left > 1) s.agenda.push({ ...frame, left: frame.left - 1 });
  },
});
