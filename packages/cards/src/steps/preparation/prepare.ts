import { at, type Seat } from '@cromford/kernel';
import { cardAt } from '../../cards/names.ts';
import { GOODS } from '../../goods.ts';
import { moveMarker } from '../../market.ts';
import type { Emit } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { lowest } from './start-player.ts';

const LAST_DECADE = 3;
const LAST_ROUND = GOODS.length - 1;

/** The end of a round: markers move on, a new starting player is found, or the game ends (CG-NXT, CG-END-01). */
export const prepare = (rs: Ruleset): Runs<'prepare'> => ({
  run(s, _frame, emit) {
    if (s.good === LAST_ROUND && s.decade === LAST_DECADE) {
      s.agenda.push({ step: 'scoring' });
      return;
    }
    s.later = 0;
    s.agenda.push({ step: 'round' });
    if (s.good < LAST_ROUND) {
      s.good++; // CG-NXT-01
      passCard(s);
    } else endDecade(rs, s, emit);
    // CG-C01-02, CG-C01-03: the Entrepreneur comes before anybody else's choice.
    s.agenda.push({ step: 'entrepreneurs', k: 0 });
  },
});

/** CG-NXT-02: clockwise to the next player who is in the game. Told when it is certain, after the Entrepreneur. */
function passCard(s: State): void {
  do s.start = inTurn(s, 1);
  while (playerAt(s, s.start).out === 1);
}

/** CG-NXT-03 to CG-NXT-09 */
function endDecade(rs: Ruleset, s: State, emit: Emit): void {
  s.good = 0;
  s.decade++;
  emit?.({ kind: 'decade', rule: 'CG-NXT-04', decade: s.decade });
  for (let seat = 0; seat < s.players.length; seat++) refreshAll(s, seat, emit);
  if (rs.variant.solo) {
    s.bag = [rs.sheet.solo.markers, rs.sheet.solo.markers, rs.sheet.solo.neutralMarkers]; // CG-SOL-31
    emit?.({ kind: 'bag-refilled', rule: 'CG-SOL-31' });
    return;
  }
  for (const other of s.others)
    for (let good = 0; good < GOODS.length; good++)
      moveMarker(rs, s, 'neutral', other, good, at(other.appeal, good) + 1, 'CG-NXT-09', emit);
  s.agenda.push({ step: 'name-start', seat: lowest(s) });
}

/** CG-NXT-05, CG-CRD-02 */
function refreshAll(s: State, seat: Seat, emit: Emit): void {
  const p = playerAt(s, seat);
  if (emit)
    for (const card of p.cards)
      if (p.spent & (1 << card))
        emit({ kind: 'refreshed', rule: 'CG-NXT-05', seat, card: cardAt(card), why: 'decade' });
  p.spent = 0;
}
