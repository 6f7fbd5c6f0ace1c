import type { Note, Offer, Refusal } from '@cromford/kernel';
import { type Components, otherSide, plateAt } from '../components.ts';
import { eachPlace, fits, hasPlace } from '../map.ts';
import type { Move } from '../moves.ts';
import { telling } from '../notes.ts';
import { affordable, missing } from '../prices.ts';
import { because } from '../refusals.ts';
import { KINDS, nameOf, RESOURCES, type Resource } from '../resources.ts';
import type { Builder, EmpireState } from '../state.ts';
import { pay } from '../stock.ts';
import { eventCard, eventIsDue } from './event.ts';
import { type Asks, neverOffered, seat } from './types.ts';

/** Action C, first half: a card of the row (SE-BLD-01, SE-BLD-02). */
export const build = (c: Components): Asks<'build'> => ({
  rule: 'SE-BLD-01',
  mustSee: true,
  seat,
  options: (s, frame, offer) => offerCards(c, s, frame.by, offer),
  never: (s, _frame, offer) => neverCards(c, s, offer),
  play(s, frame, move) {
    if (move.do !== 'build') throw neverOffered(move);
    s.agenda.push({ step: 'place', by: frame.by, plate: c.plateOf[move.card] as number });
  },
});

export function offerCards(c: Components, s: EmpireState, by: Builder, offer: Offer<Move>): void {
  for (let i = 0; i < s.row.length; i++) {
    const plate = s.row[i] as number;
    offer
      .option({ do: 'build', card: plateAt(c, plate).id }, affordable(c, s, plate, 0) && hasPlace(c, s, plate, by))
      ?.otherwise(whyNotBuilt(c, s, plate, by))
      .notes(...costAndEvent(c, s, plate));
  }
}

function whyNotBuilt(c: Components, s: EmpireState, plate: number, by: Builder): Refusal {
  const lack = missing(c, s, plate);
  if (lack) return because('lacking', 'SE-BLD-02', units(lack));
  return by === 'action' ? because('no-place', 'SE-BLD-04') : because('no-place-apart', 'SE-MGR-05');
}

/** What it costs, with the marker of the Central Factory where none is spare (SE-BLD-08), and whether the event that is looked at afterwards will happen. */
function costAndEvent(c: Components, s: EmpireState, plate: number): Note[] {
  const cost = [telling('cost', units(plateAt(c, plate).cost)), ...(s.spare === 0 ? [telling('no-spare', {})] : [])];
  const looked = eventCard(s, plate);
  if (looked === undefined) return cost;
  const { id } = plateAt(c, looked);
  return [...cost, telling(eventIsDue(c, s, looked) ? 'event-happens' : 'event-passes', { card: id })];
}

function units(of: readonly number[]): Record<Resource, number> {
  return Object.fromEntries(KINDS.map((kind) => [nameOf(kind), of[kind] as number])) as Record<Resource, number>;
}

/** What people try with cards: the hidden side, a card that is built already, turning one over. */
export function neverCards(c: Components, s: EmpireState, offer: Offer<Move>): void {
  for (let plate = 1; plate < c.plates.length; plate++) {
    if (s.row.includes(plate)) continue;
    const hidden = s.row.includes(otherSide(plate));
    const reason = hidden ? because('keeps-side', 'SE-BLD-05') : because('not-in-row', 'SE-BLD-01');
    offer.never({ do: 'build', card: plateAt(c, plate).id }, reason);
  }
  for (const plate of s.row)
    offer.never({ do: 'turn-over', card: plateAt(c, plate).id }, because('keeps-side', 'SE-BLD-05'));
}

/** Second half: its place; then the cost is paid (SE-BLD-03 to SE-BLD-05). */
export const place = (c: Components): Asks<'place'> => ({
  rule: 'SE-BLD-03',
  mustSee: true,
  seat,
  options(s, frame, offer) {
    eachPlace(s, (x, y) => {
      offer.option({ do: 'place', x, y }, fits(c, s, frame.plate, x, y, frame.by))?.otherwise(noMatch(frame.by));
      return false;
    });
  },
  never(s, _frame, offer) {
    neverPlaces(s, offer);
    if (s.spare > 0)
      for (const resource of RESOURCES) offer.never({ do: 'give-up', resource }, because('spare-first', 'SE-BLD-08'));
  },
  play(s, frame, move, emit) {
    if (move.do !== 'place') throw neverOffered(move);
    s.agenda.push({ step: 'open', by: frame.by, plate: frame.plate, x: move.x, y: move.y });
    const { cost } = plateAt(c, frame.plate);
    for (const kind of KINDS) pay(c, s, kind, cost[kind] as number, 'building', emit); // SE-BLD-13: before any marker is taken
  },
});

function noMatch(by: Builder): Refusal {
  return by === 'action' ? because('railways-match', 'SE-BLD-04') : because('no-railways', 'SE-MGR-05');
}

/** Places that are taken, and those one step too far. */
function neverPlaces(s: EmpireState, offer: Offer<Move>): void {
  for (const site of s.sites)
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++) {
        const x = site.x + dx;
        const y = site.y + dy;
        const nearest = Math.min(...s.sites.map((other) => Math.abs(other.x - x) + Math.abs(other.y - y)));
        if (nearest !== 1)
          offer.never({ do: 'place', x, y }, because(nearest === 0 ? 'place-taken' : 'must-touch', 'SE-BLD-03'));
      }
}
