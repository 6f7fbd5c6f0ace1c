import { cardIndex, type Move, type MoveOf, RESERVE, type Ruleset, type State, WAREHOUSES } from '@cromford/cards';
import type { Seat } from '@cromford/kernel';

/** Whether a move throws something away for nothing: what is stored costs nothing, and can be cleared away whenever its place is wanted. */
export function isIdle(rs: Ruleset, s: State, move: Move): boolean {
  switch (move.do) {
    case 'store':
      return move.amount < Math.min(s.hand, rs.holds[WAREHOUSES.indexOf(move.warehouse)] ?? 0);
    case 'clear':
      return hasRoom(s);
    case 'done':
      return s.agenda[s.agenda.length - 1]?.step === 'store' && s.hand > 0 && hasRoom(s);
    case 'name':
      return namesForNothing(s, move);
    default:
      return false;
  }
}

/** Who stores has an empty warehouse: it is filled before another is cleared. */
function hasRoom(s: State): boolean {
  return s.players[s.handSeat]?.warehouses.includes(RESERVE) ?? false;
}

/** The Entrepreneur is discarded to name who starts in any case, and nobody is left who would name another. */
function namesForNothing(s: State, move: MoveOf<'name'>): boolean {
  const top = s.agenda[s.agenda.length - 1];
  if (top?.step !== 'entrepreneur' || move.seat !== s.start) return false;
  return !s.agenda.some(({ step }) => step === 'name-start' || (step === 'entrepreneurs' && someoneElse(s, top.seat)));
}

function someoneElse(s: State, seat: Seat): boolean {
  return s.players.some((p, other) => other !== seat && p.cards.includes(cardIndex.entrepreneur));
}
