import { at, type Offer, put, type Refusal } from '@cromford/kernel';
import { COLOURED, capacityOf, forMarkers, MARKERS, type Marker, shipOf } from '../../markers.ts';
import { DONE } from '../../move-table.ts';
import type { Move, MoveOf } from '../../moves.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { NOBODY, NONE_CLOSED, type Player, type Pounds, playerAt, type State, type Turn } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { mayChooseAmount } from './amount.ts';
import { feeFor, openingCost } from './chart.ts';
import {
  aboutUse,
  type Chart,
  isTooDear,
  type Lying,
  lyingOf,
  NOTHING,
  placeable,
  roomy,
  takenUp,
  type Use,
  unpayable,
  unplaced,
} from './placing.ts';

/** FE-ADM-02 to FE-ADM-05: one marker, on an empty space or where it already lies. */
export function turn(rs: Ruleset): Asks<'turn'> {
  const spaces = rs.chart.length;
  const uses = usesOn(rs.chart);
  const ofColoured = COLOURED.map((marker) => uses[marker]);

  /** The player's chart as it lies now: read once for a list, not once for each marker. */
  const chart: Chart = {
    lies: rs.chart.map(() => NOTHING),
    openings: rs.chart.map(() => 0),
    empty: 0,
    shut: 0,
    payable: 0,
  };

  function readChart(s: State, p: Player): void {
    chart.empty = 0;
    chart.shut = 0;
    chart.payable = 0;
    for (let space = 0; space < spaces; space++) {
      const marker = p.chart[space] as Marker | '';
      const opening = openingCost(rs, s, p, space);
      chart.lies[space] = marker === '' ? NOTHING : uses[marker].number;
      chart.openings[space] = opening;
      if (marker === '') chart.empty |= 1 << space;
      if (opening === undefined) chart.shut |= 1 << space;
      else if (!isTooDear(rs, p, opening)) chart.payable |= 1 << space;
    }
  }

  /** The spaces on which it may be used, as bits. */
  function openTo(p: Player, capacity: number, lying: Lying): number {
    return placeable(lying, chart) & chart.payable & roomy(rs, p, capacity);
  }

  function offerMarker(p: Player, { number, use, reuse }: Uses, capacity: number, offer: Offer<Move>): void {
    const lying = lyingOf(rs, p, number, capacity, chart);
    const open = openTo(p, capacity, lying);
    const again = takenUp(lying, chart);
    for (let space = 0; space < spaces; space++) {
      const move = (again & (1 << space) ? reuse : use)[space] as Use;
      offer
        .option(move, (open & (1 << space)) !== 0)
        ?.otherwise(whyNot(p, capacity, lying, space))
        .notes(...aboutUse(rs, p, move, chart.openings[space] ?? 0, cheaper(open, space)));
    }
  }

  function whyNot(p: Player, capacity: number, lying: Lying, space: number): Refusal {
    return placeable(lying, chart) & (1 << space)
      ? unpayable(rs, p, capacity, space, chart.openings[space])
      : unplaced(rs, p, lying, chart, space);
  }

  /** What the spaces before this one cost that are open as well. */
  function cheaper(open: number, space: number): Pounds[] {
    return rs.chart.slice(0, space).filter((_, before) => open & (1 << before));
  }

  /** A marker that lies on the chart is not simply used, and one that does not lie there is not used again. */
  function neverMarker(p: Player, { marker, number, use, reuse }: Uses, offer: Offer<Move>): void {
    const lying = lyingOf(rs, p, number, capacityOf(marker), chart);
    const again = takenUp(lying, chart);
    for (let space = 0; space < spaces; space++)
      if (again & (1 << space)) offer.never(at(use, space), because('taking-back', { pounds: feeFor(rs, p) }));
      else {
        const elsewhere = chart.empty & (1 << space) ? !lying.free : lying.here !== 0;
        offer.never(at(reuse, space), elsewhere ? unplaced(rs, p, lying, chart, space) : because('not-on-chart'));
      }
  }

  return {
    rule: 'FE-ADM-02',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      readChart(s, p);
      for (let i = 0; i < COLOURED.length; i++) offerMarker(p, ofColoured[i] as Uses, 0, offer);
      for (let i = 0; i < p.markers.length; i++) offerMarker(p, uses[at(p.markers, i)], 0, offer);
      for (let i = 0; i < p.ships.length; i++)
        if (i === 0 || p.ships[0] !== p.ships[1]) offerMarker(p, uses[shipOf(at(p.ships, i))], at(p.ships, i), offer);
    },
    never(s, { seat }, offer) {
      const p = playerAt(s, seat);
      readChart(s, p);
      offer.never(DONE, because('must-act'));
      for (const of of Object.values(uses))
        if (owns(p, of.marker)) neverMarker(p, of, offer);
        else for (const move of [...of.use, ...of.reuse]) offer.never(move, because('not-your-marker'));
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
      s.agenda.push({ step: 'additional', seat }, { step: 'act', seat });
      if (mayChooseAmount(rs, p, move.marker)) s.agenda.push({ step: 'amount', seat });
    },
  };
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

/** A marker's moves, one for each space of the chart. */
interface Uses {
  readonly marker: Marker;
  /** Its place among all markers: comparing numbers is much quicker than comparing names. */
  readonly number: number;
  readonly use: readonly MoveOf<'use'>[];
  readonly reuse: readonly MoveOf<'reuse'>[];
}

function usesOn(chart: readonly Pounds[]): Readonly<Record<Marker, Uses>> {
  const usesOf = (marker: Marker): Uses => ({
    marker,
    number: MARKERS.indexOf(marker),
    use: chart.map((cost) => ({ do: 'use', marker, at: cost })),
    reuse: chart.map((cost) => ({ do: 'reuse', marker, at: cost })),
  });
  return forMarkers(usesOf);
}
