import { at, change, draw, put } from '@cromford/kernel';
import { cardAt } from '../../cards/names.ts';
import { moreWorkers, moveMarker } from '../../market.ts';
import type { Emit } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { gainShare, NEUTRAL, opponent } from './opponents.ts';

/** The opponents' turn (CG-SOL-19 to CG-SOL-28). */
export const opponentsTurn = (rs: Ruleset): Runs<'opponents-turn'> => ({
  run(s, _frame, emit) {
    const drawn = drawMarker(s);
    emit?.({ kind: 'drawn', rule: 'CG-SOL-19', who: opponent(drawn) });
    if (drawn !== NEUTRAL) advance(rs, s, drawn, emit);
    // CG-SOL-24
    for (let i = 0; i < s.others.length; i++) if (i !== drawn) gainShare(rs, s, i, 'not-drawn', 'CG-SOL-24', emit);
    moveDisc(s, drawn, emit);
  },
});

/** CG-SOL-28: what is drawn stays out of the bag until the decade ends. */
function drawMarker(s: State): number {
  let place = draw(s, at(s.bag, 0) + at(s.bag, 1) + at(s.bag, 2));
  let colour = 0;
  while (place >= at(s.bag, colour)) {
    place -= at(s.bag, colour);
    colour++;
  }
  s.bag = change(s.bag, colour, -1);
  return colour;
}

/** CG-SOL-20 to CG-SOL-22: a marker on the active track moves up; without one, the opponent opens a factory. */
function advance(rs: Ruleset, s: State, index: number, emit: Emit): void {
  const other = at(s.others, index);
  const { solo } = rs.sheet;
  const who = opponent(index);
  const now = at(other.appeal, s.good);
  if (now >= 0) {
    moveMarker(rs, s, who, other, s.good, now + solo.advance, 'CG-SOL-20', emit);
    return;
  }
  moreWorkers(rs, s, 'opponent', 'CG-SOL-21', 'CG-SOL-21', emit);
  other.appeal = put(other.appeal, s.good, 0);
  const opens = at(solo.opensAt, s.good);
  moveMarker(rs, s, who, other, s.good, opens, 'CG-SOL-22', emit);
  moveMarker(rs, s, who, other, s.good, opens + s.decade, 'CG-SOL-22', emit);
}

/** CG-SOL-25 to CG-SOL-27: so many cards on as there are appeal markers on the active track; empty places do not count. */
function moveDisc(s: State, colour: number, emit: Emit): void {
  let steps = at(playerAt(s, 0).appeal, s.good) >= 0 ? 1 : 0;
  for (const { appeal } of s.others) if (at(appeal, s.good) >= 0) steps++;
  let place = at(s.discs, colour);
  for (let step = 0; step < steps; step++) place = nextCard(s, place);
  while (steps > 0 && s.discs.some((other, i) => i !== colour && other === place)) place = nextCard(s, place);
  s.discs = put(s.discs, colour, place);
  emit?.({
    kind: 'disc',
    rule: 'CG-SOL-25',
    who: opponent(colour),
    card: cardAt(at(s.display, place)),
    place: place + 1,
  });
}

/** CG-SOL-26: left to right, top to bottom, and from the last to the first. */
function nextCard(s: State, from: number): number {
  let place = from;
  do place = (place + 1) % s.display.length;
  while (at(s.display, place) < 0);
  return place;
}
