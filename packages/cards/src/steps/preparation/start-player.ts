import { at, type Offer, type Seat } from '@cromford/kernel';
import { cardWith, hooksOf } from '../../cards/owned.ts';
import { KEEP, NAME, OPPONENTS_FIRST, USE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { returnCard } from '../../supply.ts';

/** CG-NXT-06 to CG-NXT-08: least share value × shares, then least money, then nearest to the previous starting player. */
export function lowest(s: State): Seat {
  let found = -1;
  for (let k = 0; k < s.players.length; k++) {
    const seat = inTurn(s, k);
    const p = playerAt(s, seat);
    if (p.out === 1) continue;
    if (found < 0) found = seat;
    else {
      const best = playerAt(s, found);
      const worth = p.value * p.shares - best.value * best.shares;
      if (worth < 0 || (worth === 0 && p.cash < best.cash)) found = seat;
    }
  }
  return found;
}

/** CG-C01-02: whoever owns the Entrepreneur may discard it to name the next starting player. */
export const entrepreneurs = (): Runs<'entrepreneurs'> => {
  const asking = roundTable(
    'entrepreneurs',
    (s, seat) => cardWith(playerAt(s, seat), 'namesStart') >= 0,
    (seat) => ({ step: 'entrepreneur', seat }),
  );
  return {
    run(s, frame, emit) {
      const before = s.agenda.length;
      asking.run(s, frame, emit);
      if (s.agenda.length === before) announce(s, emit);
    },
  };
};

/** When nobody has used an Entrepreneur and nobody is to choose, the card has been passed on. */
function announce(s: State, emit: Emit): void {
  if (s.agenda[s.agenda.length - 1]?.step === 'round' && s.players.length > 1)
    emit?.({ kind: 'start-player', rule: 'CG-NXT-02', seat: s.start, why: 'passed' });
}

export const entrepreneur = (rs: Ruleset): Asks<'entrepreneur'> => ({
  rule: 'CG-C01-02',
  seat: seatOf,
  options(s, _frame, offer) {
    offer.option(KEEP);
    // CG-SOL-18
    if (rs.variant.solo) offer.option(OPPONENTS_FIRST);
    else offerNames(s, offer);
  },
  never(s, { seat }, offer) {
    for (const card of playerAt(s, seat).cards)
      if (hooksOf(card).winsTies) offer.never(at(USE, card), because('no-tie'));
  },
  play(s, { seat }, move, emit) {
    const top = s.agenda[s.agenda.length - 1];
    if (move.do === 'keep') {
      if (top?.step !== 'entrepreneurs') announce(s, emit);
      return;
    }
    if (move.do !== 'name' && move.do !== 'opponents-first') throw neverOffered(move);
    if (top?.step === 'entrepreneurs') s.agenda.pop();
    // CG-C01-03: it overrides the choice of the player with the lowest value.
    if (s.agenda[s.agenda.length - 1]?.step === 'name-start') s.agenda.pop();
    returnCard(rs, s, seat, cardWith(playerAt(s, seat), 'namesStart'), 'used', 'CG-C01-02', emit);
    if (move.do === 'name') {
      s.start = move.seat;
      emit?.({ kind: 'start-player', rule: 'CG-C01-02', seat: move.seat, why: 'entrepreneur' });
    } else {
      s.later = 1;
      emit?.({ kind: 'opponents-first', rule: 'CG-SOL-18' });
    }
  },
});

/** CG-NXT-06 */
export const nameStart = (): Asks<'name-start'> => ({
  rule: 'CG-NXT-06',
  seat: seatOf,
  options(s, _frame, offer) {
    offerNames(s, offer);
  },
  play(s, _frame, move, emit) {
    if (move.do !== 'name') throw neverOffered(move);
    s.start = move.seat;
    emit?.({ kind: 'start-player', rule: 'CG-NXT-06', seat: move.seat, why: 'lowest' });
  },
});

function offerNames(s: State, offer: Offer<Move>): void {
  for (let seat = 0; seat < s.players.length; seat++)
    offer.option(at(NAME, seat), playerAt(s, seat).out === 0)?.otherwise(because('not-in-game'));
}
