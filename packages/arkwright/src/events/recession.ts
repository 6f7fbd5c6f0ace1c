import { moveIndicator } from '../money.ts';
import { GO_BACK, RETURN_SHARE } from '../move-table.ts';
import { note } from '../notes.ts';
import { because } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { playerAt } from '../state.ts';
import { type Asks, seatOf } from '../step.ts';
import type { EventRule } from './rule.ts';

const SPACES = 2;

/** FE-EVT-12: two spaces back, or one share to the bank. */
export const recession: EventRule = {
  event: 'recession',
  rule: 'FE-EVT-12',
  forSeat(_, s, seat) {
    s.agenda.push({ step: 'recession', seat });
  },
};

export function recessionChoice(rs: Ruleset): Asks<'recession'> {
  return {
    rule: 'FE-EVT-12',
    seat: seatOf,
    options(s, { seat }, offer) {
      offer.option(GO_BACK)?.notes(note('back', { spaces: SPACES }));
      offer
        .option(RETURN_SHARE, playerAt(s, seat).shares > 0)
        ?.otherwise(because('not-that-many', { shares: 0 }, 'FE-EVT-12'));
    },
    play(s, { seat }, move, emit) {
      if (move.do === 'return-share') {
        playerAt(s, seat).shares--;
        emit?.({ kind: 'shares', rule: 'FE-EVT-12', seat, by: -1, each: 0, why: 'recession' });
      } else moveIndicator(rs, s, seat, -SPACES, 'recession', 'FE-EVT-12', emit);
    },
  };
}
