import { cardIndex, type Move, RESERVE, type Ruleset, type State } from '@cromford/cards';
import type { Seat } from '@cromford/kernel';

/** Whether a move throws something away for nothing. */
export function isIdle(rs: Ruleset, s: State, move: Move): boolean {
  if (move.do === 'clear') return hasRoom(rs, s);
  return namesForNothing(s, move);
}

/** What is in hand finds room in empty warehouses: no other has to be cleared for it. */
function hasRoom({ holds }: Ruleset, s: State): boolean {
  let room = 0;
  s.players[s.handSeat]?.warehouses.forEach((place, w) => {
    if (place === RESERVE) room += holds[w] ?? 0;
  });
  return room >= s.hand;
}

/** The Entrepreneur is discarded to name who starts in any case, and nobody is left who would name another. */
function namesForNothing(s: State, move: Move): boolean {
  const top = s.agenda[s.agenda.length - 1];
  if (move.do !== 'name' || top?.step !== 'entrepreneur' || move.seat !== s.start) return false;
  return !s.agenda.some(({ step }) => step === 'name-start' || (step === 'entrepreneurs' && someoneElse(s, top.seat)));
}

function someoneElse(s: State, seat: Seat): boolean {
  return s.players.some((p, other) => other !== seat && p.cards.includes(cardIndex.entrepreneur));
}
