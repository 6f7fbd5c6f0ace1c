import { at, type Note, type Offer, type Seat } from '@cromford/kernel';
import { cardSide, producesAgain, workerCard } from '../../factory.ts';
import { GOODS, type GoodIndex, goodIndex } from '../../goods.ts';
import { moreWorkers, moreWorkersNote } from '../../market.ts';
import { BUILD, DISMISS, DONE, EMPLOY } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type CardPlace, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';

/** Action 2: any number of worker cards, at any factories (CG-EMP-01, CG-EMP-02). */
export const employ = (rs: Ruleset): Asks<'employ'> => ({
  rule: 'CG-EMP-01',
  seat: seatOf,
  options(s, frame, offer) {
    const p = playerAt(s, frame.seat);
    for (let good = 0; good < GOODS.length; good++) {
      offerPosition(rs, s, p, good, 1, frame.added === 0, offer);
      offerPosition(rs, s, p, good, 2, frame.added === 0, offer);
    }
    offer.option(DONE, frame.added > 0)?.otherwise(because('do-something'));
  },
  never(s, { seat }, offer) {
    for (let good = 0; good < GOODS.length; good++) neverHere(playerAt(s, seat), good, offer);
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'employ') throw neverOffered(move);
    const f = factoryAt(playerAt(s, frame.seat), goodIndex[move.good]);
    const side = sideNow(s, move.position as CardPlace);
    if (move.position === 1) f.first = side;
    else f.second = side;
    const { good, position } = move;
    emit?.({ kind: 'employed', rule: 'CG-EMP-01', seat: frame.seat, good, position, side });
    if (frame.added === 0) moreWorkers(rs, s, 'employed', 'CG-EMP-08', 'CG-EMP-09', emit);
    s.agenda.push({ ...frame, added: frame.added + 1 });
  },
});

/** CG-EMP-04, CG-EMP-05: W1 has sides I and II, W2 sides I and III; the one of the decade, or of the one before. */
function sideNow(s: State, position: CardPlace): number {
  return s.decade > position ? 2 : 1;
}

export function canEmploy(s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    if (f && (f.first === 0 || f.second === 0) && producesAgain(s, good)) return true;
  }
  return false;
}

function offerPosition(
  rs: Ruleset,
  s: State,
  p: Player,
  good: GoodIndex,
  position: CardPlace,
  first: boolean,
  offer: Offer<Move>,
): void {
  const why = whyNot(s, p, good, position);
  offer
    .option(at(at(EMPLOY, good), position), !why)
    ?.otherwise(why && because(why))
    .unlisted(why === 'no-factory')
    .notes(adds(rs, s, good, position), ...(first ? [moreWorkersNote(rs, s)] : []));
}

function adds(rs: Ruleset, s: State, good: GoodIndex, position: CardPlace): Note {
  const { goods, workers } = workerCard(rs, good, position);
  return note('adds', { goods: at(goods, sideNow(s, position) - 1), workers });
}

function whyNot(s: State, p: Player, good: GoodIndex, position: CardPlace): RefusalCode | undefined {
  const f = p.factories[good];
  if (!f) return 'no-factory';
  if (cardSide(f, position) > 0) return f.second > 0 ? 'two-positions' : 'position-filled';
  if (!producesAgain(s, good)) return 'round-over-employ';
  return position === 1 || f.first > 0 ? undefined : 'first-position'; // CG-EMP-03
}

function neverHere(p: Player, good: GoodIndex, offer: Offer<Move>): void {
  offer.never(at(at(EMPLOY, good), 3), because('two-positions'));
  if (!p.factories[good]) offer.never(at(BUILD, good), because('no-building'));
  for (const position of [1, 2]) offer.never(at(at(DISMISS, good), position), because('workers-stay'));
}
