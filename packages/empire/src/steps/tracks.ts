import type { Refusal, RuleId } from '@cromford/kernel';
import { type Components, plateAt } from '../components.ts';
import { siteOf } from '../map.ts';
import { because } from '../refusals.ts';
import { type Kind, nameOf } from '../resources.ts';
import type { EmpireState, PaidFor, Site } from '../state.ts';
import { change, pay as payRest, roomOn, staffed, store as storeRest } from '../stock.ts';
import { type Asks, neverOffered, seat } from './types.ts';

/** From which tracks a payment comes: the player's choice (SE-BLD-02, SE-SEL-02, SE-UPK-04). */
export const pay = (c: Components): Asks<'pay'> => ({
  rule: 'SE-BLD-02',
  seat,
  options(s, frame, offer) {
    offer.option({ do: 'usual' });
    for (const site of s.sites) {
      const held = site.stock[frame.kind] as number;
      if (held <= 0) continue;
      offer
        .range({ do: 'take', amount: 1, from: plateAt(c, site.plate).id }, Math.min(held, frame.units))
        ?.otherwise(because('units-there', OWED[frame.why], { units: held, owed: frame.units }));
    }
  },
  never(_s, frame, offer) {
    offer.never({ do: 'take', amount: 1, from: 'profit' }, because('profit-not-spent', 'SE-SEL-07'));
    offer.never({ do: 'refuse-payment' }, because('compulsory', OWED[frame.why]));
  },
  play(s, frame, move, emit) {
    let owed = frame.units;
    const take = (site: Site, units: number) => {
      change(c, site, frame.kind, -units, frame.why, 'SE-BLD-02', emit);
      owed -= units;
    };
    if (move.do === 'take') take(siteOf(c, s, move.from), move.amount);
    else if (move.do === 'usual')
      for (const { site, units } of usualTracks(c, s, frame.kind, owed, 'taken')) take(site, units);
    else throw neverOffered(move);
    payRest(c, s, frame.kind, owed, frame.why, emit);
  },
});

/** The rule by which a payment is owed. */
const OWED: Readonly<Record<PaidFor, RuleId>> = {
  action: 'SE-ACT-04',
  manager: 'SE-MGR-02',
  building: 'SE-BLD-02',
  sale: 'SE-SEL-02',
  event: 'SE-EVT-06',
  labour: 'SE-LAB-05',
  upkeep: 'SE-UPK-06',
};

/** On which tracks a gain goes: the player's choice (SE-SEL-04). */
export const store = (c: Components): Asks<'store'> => ({
  rule: 'SE-SEL-04',
  seat,
  options(s, frame, offer) {
    offer.option({ do: 'usual' });
    for (const site of s.sites) {
      const { id: on, max } = plateAt(c, site.plate);
      if (max[frame.kind] === 0) continue;
      const free = roomOn(c, site, frame.kind);
      offer
        .range({ do: 'put', amount: 1, on }, Math.min(free, frame.units))
        ?.otherwise(whyNotPut(site, frame.kind, free, frame.units));
    }
  },
  play(s, frame, move, emit) {
    let left = frame.units;
    const put = (site: Site, units: number) => {
      change(c, site, frame.kind, units, frame.why, 'SE-SEL-04', emit);
      left -= units;
    };
    if (move.do === 'put') put(siteOf(c, s, move.on), move.amount);
    else if (move.do === 'usual')
      for (const { site, units } of usualTracks(c, s, frame.kind, left, 'put')) put(site, units);
    else throw neverOffered(move);
    storeRest(c, s, frame.kind, left, frame.why, emit);
  },
});

function whyNotPut(site: Site, kind: Kind, room: number, units: number): Refusal {
  if ((site.stock[kind] as number) < 0) return because('marker-gone', 'SE-BLD-10', { resource: nameOf(kind) });
  return because('track-room', 'SE-SEL-04', { room, units });
}

interface Share {
  readonly site: Site;
  units: number;
  /** Room after that; more than any track has where nothing is produced. */
  room: number;
}

/**
 * Unit by unit from the staffed track with the least room, because production would be lost there; gains go to the track with the
 * most.
 */
function usualTracks(c: Components, s: EmpireState, kind: Kind, units: number, how: 'taken' | 'put'): Share[] {
  const UNSTAFFED = 100;
  const shares = s.sites.map(
    (site): Share => ({ site, units: 0, room: roomOn(c, site, kind) + (staffed(c, site) ? 0 : UNSTAFFED) }),
  );
  const isTaken = how === 'taken';
  const canMore = ({ site, units: n }: Share) => n < (isTaken ? (site.stock[kind] as number) : roomOn(c, site, kind));
  for (let i = 0; i < units; i++) {
    const open = shares.filter(canMore);
    const [first] = open.sort((a, b) => (isTaken ? a.room - b.room : b.room - a.room));
    if (!first) throw new Error(`no track for ${nameOf(kind)}`);
    first.units += 1;
    first.room += isTaken ? 1 : -1;
  }
  return shares;
}
