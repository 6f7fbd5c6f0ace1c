import { note, type Offer, schedule } from '@cromford/kernel';
import { at, put } from '../../list.ts';
import { COLOURED, kindOf, MARKERS, type Marker, shipOf } from '../../markers.ts';
import { affordable, bankShares, costNotes, sharePrice } from '../../money.ts';
import { DONE } from '../../move-table.ts';
import type { Move, MoveOf } from '../../moves.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { readyShips } from '../../ships.ts';
import { NOBODY, NONE_CLOSED, type Player, type Pounds, playerAt, type State, type Turn } from '../../state.ts';
import { type Choice, neverOffered, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { strengthOf } from './act.ts';
import { amountRange, mayChooseAmount } from './amount.ts';
import { feeFor, openingCost } from './chart.ts';

/** FE-ADM-02 to FE-ADM-05: one marker, on an empty space or where it already lies. */
export function turn(rs: Ruleset): Choice<'turn'> {
  const spaces = rs.chart.length;
  const use = table('use', rs.chart);
  const reuse = table('reuse', rs.chart);

  /** What each space costs to open now; read once for a list, not once for each marker. */
  const openings: (Pounds | undefined)[] = rs.chart.map(() => 0);

  function options(s: State, p: Player, offer: Offer<Move>): void {
    for (let space = 0; space < spaces; space++) openings[space] = openingCost(rs, s, p, space);
    for (let i = 0; i < COLOURED.length; i++) offerMarker(p, at(COLOURED, i), 0, offer);
    for (let i = 0; i < p.markers.length; i++) offerMarker(p, at(p.markers, i), 0, offer);
    for (let i = 0; i < p.ships.length; i++)
      if (i === 0 || p.ships[0] !== p.ships[1]) offerMarker(p, shipOf(at(p.ships, i)), at(p.ships, i), offer);
  }

  function offerMarker(p: Player, marker: Marker, capacity: number, offer: Offer<Move>): void {
    const uses = use[marker];
    const reuses = reuse[marker];
    const owned = capacity > 0 ? readyShips(p, capacity) : 1;
    let lying = 0;
    // AE-DEV20-3: what lies on a closed space is stuck.
    let stuck = false;
    for (let space = 0; space < spaces; space++)
      if (p.chart[space] === marker) {
        lying++;
        if (openings[space] === undefined) stuck = true;
      }
    const free = lying < owned;
    // AE-ADM-12
    const moves = lying > 0 && !free && rs.reuse === 'any-space' && !stuck;
    for (let space = 0; space < spaces; space++) {
      const here = at(p.chart, space);
      const again = here === marker || (here === '' && moves);
      const move = again ? at(reuses, space) : at(uses, space);
      if (again && offer.explains) offer.never(at(uses, space), because('taking-back', { pounds: feeFor(rs, p) }));
      if (again || (here === '' && free)) {
        const opening = openings[space];
        const short = capacity > 0 && most(rs, p, space) < capacity;
        // AE-AMB-18
        const dear = opening !== undefined && opening > p.cash && !rs.raisesToOpen;
        if (opening !== undefined && !short && !dear) {
          if (!offer.explains) offer.open(move);
          else open(p, move, at(rs.chart, space), again ? feeFor(rs, p) : 0, opening, offer);
        } else if (offer.explains)
          offer.refuse(
            move,
            opening === undefined
              ? because('space-closed', { pounds: at(rs.chart, space) })
              : dear
                ? because('cannot-afford')
                : because('ship-needs-capacity', { capacity }),
          );
      } else if (offer.explains) {
        if (here === '') {
          const why =
            owned === 0
              ? because('ship-rests')
              : stuck
                ? because('marker-locked')
                : because('marker-stays', { pounds: feeFor(rs, p) });
          offer.refuse(at(uses, space), why);
          offer.never(at(reuses, space), why);
        } else {
          offer.refuse(at(uses, space), because('space-taken', { pounds: at(rs.chart, space) }));
          if (lying > 0) offer.never(at(reuses, space), because('space-taken', { pounds: at(rs.chart, space) }));
        }
      }
      if (!again && offer.explains) offer.never(at(reuses, space), because('not-on-chart'));
    }
  }

  function open(
    p: Player,
    move: MoveOf<'use'> | MoveOf<'reuse'>,
    cost: Pounds,
    fee: Pounds,
    opening: Pounds,
    offer: Offer<Move>,
  ): void {
    const notes = costNotes(rs, p, cost + fee + opening);
    if (mayChooseAmount(rs, p, move.marker)) {
      const { least, most } = amountRange(rs, p, { marker: move.marker, cost });
      notes.push(note('payable', { least: least + fee + opening, most: most + fee + opening }));
    }
    const kind = kindOf[move.marker];
    if (kind === 'machinery' || kind === 'quality' || kind === 'distribution')
      notes.push(note(`earns-${kind}`, { amount: strengthOf(rs, p, move.marker, cost) }));
    if (kind === 'stock-exchange' && p.loans === 0) {
      const half = Boolean(rs.halfPriceShares[move.marker]);
      const shares = Math.min(bankShares(rs, p), affordable(rs, p, p.cash - cost - fee - opening, half));
      if (shares > 0) notes.push(note('affords', { shares, pounds: sharePrice(rs, p) }));
    }
    if (fee > 0) notes.push(note('fee', { pounds: fee }));
    if (opening > 0) notes.push(note('opening', { pounds: opening }));
    offer.open(move, ...notes);
  }

  return {
    rule: 'FE-ADM-02',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      options(s, p, offer);
      if (!offer.explains) return;
      offer.never(DONE, because('must-act'));
      for (const marker of MARKERS) {
        if (owns(p, marker)) continue;
        for (let space = 0; space < spaces; space++) {
          offer.never(at(use[marker], space), because('not-your-marker'));
          offer.never(at(reuse[marker], space), because('not-your-marker'));
        }
      }
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'use' && move.do !== 'reuse') throw neverOffered(move);
      const p = playerAt(s, seat);
      const space = rs.chart.indexOf(move.at);
      const again = move.do === 'reuse';
      const opening = openingCost(rs, s, p, space) ?? 0;
      if (opening > 0) p.opened = 1;
      if (again && p.chart[space] !== move.marker) p.chart = put(p.chart, p.chart.indexOf(move.marker), '');
      beginTurn(s.turn, move.marker, move.at, again ? feeFor(rs, p) : 0, opening);
      p.chart = put(p.chart, space, move.marker);
      emit?.({
        kind: 'placed',
        rule: again ? 'FE-ADM-05' : 'FE-ADM-04',
        seat,
        marker: move.marker,
        at: move.at,
        again,
      });
      schedule(s, { step: 'act', seat }, { step: 'additional', seat });
      if (mayChooseAmount(rs, p, move.marker)) s.agenda.push({ step: 'amount', seat });
    },
  };
}

/** The most that a player can pay on a space (FE-SHP-13). */
function most(rs: Ruleset, p: Player, space: number): Pounds {
  return at(rs.chart, space) + (tileWith(rs.hooks.costShift, p)?.costShift ?? 0);
}

function beginTurn(turn: Turn, marker: Marker, cost: Pounds, fee: Pounds, opening: Pounds): void {
  turn.marker = marker;
  turn.cost = cost;
  turn.paid = cost;
  // The fee and what opens a space are due with the cost, but add nothing to its strength (FE-ADM-06).
  turn.due = fee + opening;
  turn.left = 0;
  turn.used = 0;
  turn.affected = 0;
  turn.built = 0;
  turn.priced = 0;
  turn.discounted = 0;
  turn.closed = NONE_CLOSED;
  turn.developer = 0;
  turn.patent = 0;
  turn.hired = NOBODY;
  turn.firedRows = 0;
  turn.movedTo = 0;
  turn.trade = 0;
  turn.once = 0;
  turn.part = 0;
  turn.limited = 0;
  turn.ships = 0;
  turn.arranging = -1;
  turn.arranged = 0;
}

function owns(p: Player, marker: Marker): boolean {
  return (
    (COLOURED as readonly Marker[]).includes(marker) ||
    (p.markers as readonly Marker[]).includes(marker) ||
    p.ships.some((capacity) => shipOf(capacity) === marker)
  );
}

function table<Verb extends 'use' | 'reuse'>(verb: Verb, chart: readonly Pounds[]) {
  return Object.fromEntries(
    MARKERS.map((marker) => [marker, chart.map((cost) => ({ do: verb, marker, at: cost }) as MoveOf<Verb>)]),
  ) as unknown as Readonly<Record<Marker, readonly MoveOf<Verb>[]>>;
}
