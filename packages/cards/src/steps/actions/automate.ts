import { at, type Note, type Offer, type Seat } from '@cromford/kernel';
import { cardSide, isTurned, tokenPlace, workerCard } from '../../factory.ts';
import { GOODS, type GoodIndex, goodIndex } from '../../goods.ts';
import { AUTOMATE, DONE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type CardPlace, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';

/** Action 3: workers are replaced by machines, by rotating worker cards (CG-AUT-01). */
export const automate = (rs: Ruleset): Asks<'automate'> => ({
  rule: 'CG-AUT-01',
  seat: seatOf,
  options(s, frame, offer) {
    const p = playerAt(s, frame.seat);
    for (let good = 0; good < GOODS.length; good++) {
      offerCard(rs, p, good, 1, frame.left, offer);
      offerCard(rs, p, good, 2, frame.left, offer);
    }
    // CG-AUT-06: a half automated card comes first.
    offer.option(DONE, frame.added > 0)?.otherwise(because(p.token >= 0 ? 'token-first' : 'do-something'));
  },
  never(s, { seat }, offer) {
    for (let good = 0; good < GOODS.length; good++)
      if (playerAt(s, seat).factories[good]) offer.never(at(at(AUTOMATE, good), 0), because('tile-workers'));
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'automate') throw neverOffered(move);
    const { seat } = frame;
    const p = playerAt(s, seat);
    const { good, position } = move;
    const place = tokenPlace(goodIndex[good], position as CardPlace);
    const used = machinesAdded(rs, p, goodIndex[good], position as CardPlace, frame.left);
    const shown = workerCard(rs, goodIndex[good], position as CardPlace).machines;
    // CG-AUT-05: one of two machines is marked by the token.
    const token = p.token !== place && used < shown;
    if (token) p.token = place;
    else {
      const f = factoryAt(p, goodIndex[good]);
      if (position === 1) f.firstTurned = 1;
      else f.secondTurned = 1;
      if (p.token === place) p.token = -1;
    }
    p.automated = 1;
    const rule = token ? 'CG-AUT-05' : 'CG-AUT-04';
    emit?.({ kind: 'automated', rule, seat, good, position, machines: used, token });
    s.agenda.push({ ...frame, left: frame.left - used, added: frame.added + used });
  },
});

export function canAutomate(s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    if (f && ((f.first > 0 && f.firstTurned === 0) || (f.second > 0 && f.secondTurned === 0))) return true;
  }
  return false;
}

/** How many machines automating a card adds now: all it shows, what the token left over, or the one that is left (CG-AUT-05). */
function machinesAdded(rs: Ruleset, p: Player, good: GoodIndex, position: CardPlace, left: number): number {
  const shown = workerCard(rs, good, position).machines;
  return Math.min(left, p.token === tokenPlace(good, position) ? shown - 1 : shown);
}

function offerCard(
  rs: Ruleset,
  p: Player,
  good: GoodIndex,
  position: CardPlace,
  left: number,
  offer: Offer<Move>,
): void {
  const why = whyNot(p, good, position, left);
  offer
    .option(at(at(AUTOMATE, good), position), !why)
    ?.otherwise(why && (why === 'machinery-limit' ? because(why, { most: allowance(rs, p) }) : because(why)))
    .unlisted(why === 'no-factory' || why === 'no-card-there')
    .notes(machinesNote(rs, p, good, position, left));
}

function whyNot(p: Player, good: GoodIndex, position: CardPlace, left: number): RefusalCode | undefined {
  const f = p.factories[good];
  if (!f) return 'no-factory';
  if (cardSide(f, position) === 0) return 'no-card-there';
  if (isTurned(f, position)) return 'all-machines';
  if (left === 0) return 'machinery-limit';
  return p.token < 0 || p.token === tokenPlace(good, position) ? undefined : 'token-first';
}

function machinesNote(rs: Ruleset, p: Player, good: GoodIndex, position: CardPlace, left: number): Note {
  const machines = machinesAdded(rs, p, good, position, left);
  const whole = p.token === tokenPlace(good, position) || machines === workerCard(rs, good, position).machines;
  return note(whole ? 'machines' : 'machine-token', { machines });
}

/** CG-AUT-02 */
export function allowance(rs: Ruleset, p: Player): number {
  return at(at(rs.tracks, 3), at(p.levels, 3));
}
