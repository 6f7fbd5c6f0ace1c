import type { Components } from '../components.ts';
import { moveWorkers, offerMoves } from '../steps/staff.ts';
import { type Asks, neverOffered, seat } from '../steps/types.ts';

/** A reassignment: workers of one card may go to any other, railways or not. */
export const reassign = (c: Components): Asks<'reassign'> => ({
  rule: 'SE-EVT-06',
  seat,
  options(s, _frame, offer) {
    offerMoves(c, s, offer, () => true);
    offer.option({ do: 'done' });
  },
  play(s, _frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'move') throw neverOffered(move);
    moveWorkers(c, s, move, 'SE-EVT-06', emit);
  },
});
