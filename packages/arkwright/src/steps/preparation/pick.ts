import { without } from '@cromford/kernel';
import { GREYS } from '../../markers.ts';
import { DONE, TAKE } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';

/** FE-PREP-10: in reverse order, until all are taken. */
export const picks: Runs<'picks'> = roundTable(
  'picks',
  () => true,
  (seat) => ({ step: 'pick', seat }),
  true,
);

/** One of the light grey markers laid out on the stock exchange space. */
export const pick: Asks<'pick'> = {
  rule: 'FE-PREP-10',
  seat: seatOf,
  options(s, _, offer) {
    for (const marker of GREYS)
      offer
        .option(TAKE[marker], s.laidOut.includes(marker))
        ?.otherwise(because('not-on-offer', { marker }, 'FE-PREP-10'))
        .unlisted();
  },
  never(_, __, offer) {
    offer.never(DONE, because('one-marker-each'));
  },
  play(s, { seat }, move, emit) {
    const marker = GREYS.find((grey) => move.do === 'take' && grey === move.marker);
    if (!marker) throw neverOffered(move);
    s.laidOut = without(s.laidOut, marker);
    const p = playerAt(s, seat);
    p.markers = [...p.markers, marker];
    emit?.({ kind: 'took', rule: 'FE-PREP-10', seat, what: marker, ahead: false });
  },
};
