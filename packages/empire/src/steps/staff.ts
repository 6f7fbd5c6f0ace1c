import type { Note, Offer, Refusal, RuleId } from '@cromford/kernel';
import { CENTRAL, type Components, MOST_WORKERS, plateAt } from '../components.ts';
import type { EmpireEvent } from '../events.ts';
import { leads, siteOf } from '../map.ts';
import type { Move } from '../moves.ts';
import { telling } from '../notes.ts';
import { because } from '../refusals.ts';
import type { EmpireState, Site } from '../state.ts';
import { type Asks, neverOffered, seat } from './types.ts';

/** Action B: one hire, one move, or both in either order (SE-WRK-01 to SE-WRK-08). */
export const staff = (c: Components): Asks<'staff'> => ({
  rule: 'SE-WRK-01',
  seat,
  options(s, frame, offer) {
    if (!frame.hired) offerHires(c, s, offer, 'SE-WRK-02');
    if (!frame.moved) offerMoves(c, s, offer, leads);
    offer.option(DONE, frame.hired + frame.moved > 0)?.otherwise(because('staff-something', 'SE-ACT-08'));
  },
  never(s, frame, offer) {
    if (frame.hired) for (const site of s.sites) offer.never(hire(c, site), because('hired-already', 'SE-WRK-01'));
    for (const from of s.sites)
      for (const to of s.sites) {
        if (from === to) continue;
        if (frame.moved) offer.never(moving(c, from, to), because('moved-already', 'SE-WRK-01'));
        else if (!leads(c, from, to)) offer.never(moving(c, from, to), because('no-railway', 'SE-WRK-04'));
      }
  },
  play(s, frame, move, emit) {
    switch (move.do) {
      case 'hire':
        addWorker(c, siteOf(c, s, move.card), 'hired', 'SE-WRK-02', emit);
        if (!frame.moved) s.agenda.push({ step: 'staff', hired: 1, moved: 0 });
        return;
      case 'move':
        moveWorkers(c, s, move, 'SE-WRK-03', emit);
        if (!frame.hired) s.agenda.push({ step: 'staff', hired: 0, moved: 1 });
        return;
      case 'done':
        return;
      default:
        throw neverOffered(move);
    }
  },
});

const DONE: Move = { do: 'done' };

function hire(c: Components, site: Site): Move {
  return { do: 'hire', card: plateAt(c, site.plate).id };
}

function moving(c: Components, from: Site, to: Site): Extract<Move, { do: 'move' }> {
  return { do: 'move', amount: 1, from: plateAt(c, from.plate).id, to: plateAt(c, to.plate).id };
}

export function offerHires(c: Components, s: EmpireState, offer: Offer<Move>, rule: RuleId): void {
  for (let i = 0; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    offer
      .option(hire(c, site), site.workers < MOST_WORKERS)
      ?.otherwise(because('workers-full', rule, { most: MOST_WORKERS }))
      .notes(staffing(c, site));
  }
}

/** What one more worker would make of it. */
function staffing(c: Components, site: Site): Note {
  const { requirement } = plateAt(c, site.plate);
  if (site.workers + 1 === requirement) return telling('staffs', { requirement });
  if (site.workers >= requirement && site.plate !== CENTRAL) return telling('overstaffs', { requirement });
  return telling('workers-of', { workers: site.workers + 1, requirement });
}

/** Moves of workers between any two cards that `may` allows. */
export function offerMoves(
  c: Components,
  s: EmpireState,
  offer: Offer<Move>,
  may: (c: Components, from: Site, to: Site) => boolean,
): void {
  for (let i = 0; i < s.sites.length; i++) {
    const from = s.sites[i] as Site;
    for (let j = 0; j < s.sites.length; j++) {
      const to = s.sites[j] as Site;
      if (i === j || !may(c, from, to)) continue;
      const space = MOST_WORKERS - to.workers;
      offer.range(moving(c, from, to), Math.min(from.workers, space))?.otherwise(movesLimit(from, space));
    }
  }
}

function movesLimit(from: Site, space: number): Refusal {
  if (from.workers <= space) return because('workers-there', 'SE-WRK-03', { workers: from.workers });
  return because('workers-room', 'SE-WRK-05', { room: space, most: MOST_WORKERS });
}

type WorkersEvent = Extract<EmpireEvent, { kind: 'workers' }>;
type Emitter = ((event: EmpireEvent) => void) | undefined;

export function addWorker(c: Components, site: Site, why: WorkersEvent['why'], rule: string, emit: Emitter): void {
  site.workers++;
  emit?.({ kind: 'workers', card: plateAt(c, site.plate).id, by: 1, now: site.workers, why, rule });
}

export function moveWorkers(
  c: Components,
  s: EmpireState,
  move: Extract<Move, { do: 'move' }>,
  rule: string,
  emit: Emitter,
): void {
  siteOf(c, s, move.from).workers -= move.amount;
  siteOf(c, s, move.to).workers += move.amount;
  emit?.({ kind: 'moved', from: move.from, to: move.to, workers: move.amount, rule });
}
