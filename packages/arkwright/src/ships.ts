import type { Seat } from '@cromford/kernel';
import { at } from './list.ts';
import { CAPACITIES, type Capacity, shipOf } from './markers.ts';
import { fireWorkers, takeWorkers } from './market.ts';
import type { Emit } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, playerAt, type State } from './state.ts';

export function crewOf(rs: Ruleset, capacity: number): number {
  return rs.crew[capacity] ?? 0;
}

export function crewsOf(rs: Ruleset, p: Player): number {
  let crew = 0;
  for (let i = 0; i < p.ships.length; i++) crew += crewOf(rs, at(p.ships, i));
  return crew;
}

/** Moves a ship between the mat and the piers; its place on the mat is its capacity's. */
export function onMat(s: State, capacity: number, by: number): void {
  const place = CAPACITIES.indexOf(capacity as Capacity);
  s.ships[place] = at(s.ships, place) + by;
}

/** FE-TSM-17: only as many workers as the ships now need beyond the crew already there. */
export function changeCrew(s: State, seat: Seat, by: number, emit: Emit): void {
  if (by > 0) takeWorkers(s, by, 'ship', emit, seat, null);
  else fireWorkers(s, -by, 'ship', emit, seat, null);
}

/** FE-EOR-04, FE-EVT-08: a ship goes back to the mat and its whole crew to the fired workers. */
export function returnShip(rs: Ruleset, s: State, seat: Seat, capacity: number, rule: string, emit: Emit): void {
  const p = playerAt(s, seat);
  p.ships.splice(p.ships.indexOf(capacity), 1);
  onMat(s, capacity, 1);
  emit?.({ kind: 'gave-back', rule, seat, what: shipOf(capacity) });
  changeCrew(s, seat, -crewOf(rs, capacity), emit);
}
