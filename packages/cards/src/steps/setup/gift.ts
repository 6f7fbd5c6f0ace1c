import { SKIP } from '../../move-table.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Asks, everybody, type Runs, roundTable, seatOf } from '../../step.ts';
import { develops, offerCards, offerTracks } from '../turn/develop.ts';

/** CG-EXP-12: in reverse order each may take one development before the game. */
export const gifts = (): Runs<'gifts'> => roundTable('gifts', everybody, (seat) => ({ step: 'gift', seat }), true);

export const gift = (rs: Ruleset): Asks<'gift'> => ({
  rule: 'CG-EXP-12',
  seat: seatOf,
  options(s, { seat }, offer) {
    const p = playerAt(s, seat);
    offerTracks(rs, s, p, offer);
    offerCards(rs, s, p, 0, offer);
    offer.option(SKIP);
  },
  play(s, { seat }, move, emit) {
    if (move.do === 'skip') emit?.({ kind: 'skipped', rule: 'CG-EXP-12', seat });
    else develops(rs, s, seat, move, 'set-up', 'CG-EXP-12', emit);
  },
});
