import { at, type Limits, type Note } from '@cromford/kernel';
import { capacityOf, kindOf, type Marker } from '../../markers.ts';
import { raising } from '../../money.ts';
import { PAY } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type Turn } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** Only with a tile that lets the cost be chosen (FE-ADM-15, FE-ADM-18). */
export function mayChooseAmount(rs: Ruleset, p: Player, marker: Marker): boolean {
  if (p.tiles.length === 0) return false;
  if (tileWith(rs.hooks.costShift, p)) return true;
  return kindOf[marker] === 'quality' && tileWith(rs.hooks.freePayment, p) !== undefined;
}

type Placed = Pick<Turn, 'marker' | 'cost'>;

/** FE-ADM-18: for a quality action any amount. */
function isFree(rs: Ruleset, p: Player, { marker }: Pick<Turn, 'marker'>): boolean {
  return marker !== '' && kindOf[marker] === 'quality' && tileWith(rs.hooks.freePayment, p) !== undefined;
}

/** The least and the most that may be paid for a marker on its space. */
export function amountRange(rs: Ruleset, p: Player, turn: Placed): { least: number; most: number } {
  const { marker, cost } = turn;
  if (marker !== '' && isFree(rs, p, turn)) {
    // More than the last threshold and one pound for each price buys nothing.
    const steps = rs.quality[marker] ?? [];
    return { least: 0, most: Math.max(cost, at(steps, steps.length - 1) + p.factories.length) };
  }
  const shift = tileWith(rs.hooks.costShift, p)?.costShift ?? 0;
  const capacity = marker === '' ? 0 : capacityOf(marker);
  return { least: Math.max(capacity, cost - shift, 0), most: cost + shift };
}

/** FE-SHP-13: not below the capacity of a ship. */
function limits(rs: Ruleset, p: Player, turn: Placed): Limits {
  const { least, most } = amountRange(rs, p, turn);
  const capacity = turn.marker === '' ? 0 : capacityOf(turn.marker);
  return {
    above: because(isFree(rs, p, turn) ? 'engineer-limit' : 'accountant-limit', { pounds: most }),
    below:
      capacity > 0 && least === capacity
        ? because('ship-needs-capacity', { capacity }, 'FE-SHP-13')
        : because('accountant-least', { pounds: least }),
  };
}

function about(rs: Ruleset, p: Player, { marker, cost, due }: Turn, most: number): Note[] {
  const notes = [note('exact', { pounds: cost })];
  const thresholds = marker === '' ? undefined : (rs.machinery[marker] ?? rs.quality[marker]);
  if (thresholds) notes.push(note('thresholds', { pounds: thresholds }));
  if (raising(rs, p, due + most)) notes.push(note('cash', { pounds: Math.max(0, p.cash - due) }));
  return notes;
}

/** FE-DP-21: how much administrative cost is paid; it is what counts (FE-ADM-15). */
export function amount(rs: Ruleset): Asks<'amount'> {
  return {
    rule: 'FE-ADM-15',
    ruleFor: (s, { seat }) => (isFree(rs, playerAt(s, seat), s.turn) ? 'FE-ADM-18' : 'FE-ADM-15'),
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const { least, most } = amountRange(rs, p, s.turn);
      offer
        .amounts(PAY, least, most)
        ?.otherwise(limits(rs, p, s.turn))
        .notes(...about(rs, p, s.turn, most));
    },
    play(s, _, move) {
      if (move.do !== 'pay') throw neverOffered(move);
      s.turn.paid = move.amount;
    },
  };
}
