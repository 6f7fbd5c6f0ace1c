import { at, change, type Seat, without } from '@cromford/kernel';
import { CAPACITIES, type Capacity, shipOf } from './markers.ts';
import { fireWorkers, takeWorkers } from './market.ts';
import type { Emit } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, playerAt, type State } from './state.ts';

export function crewOf(rs: Ruleset, capacity: number): number {
  return rs.crew[capacity] ?? 0;
}

/** Ships of this capacity that can sail (AE-SM-19). */
export function readyShips(p: Player, capacity: number): number {
  return count(p.ships, capacity) - count(p.resting, capacity);
}

function count(list: readonly number[], value: number): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === value) n++;
  return n;
}

/** AE-CMP-13: another one of this capacity would not be too many. */
export function mayOwn(rs: Ruleset, p: Player, capacity: number): boolean {
  const most = rs.mostAlike[capacity];
  return most === undefined || count(p.ships, capacity) < most;
}

export function crewsOf(rs: Ruleset, p: Player): number {
  let crew = 0;
  for (let i = 0; i < p.ships.length; i++) crew += crewOf(rs, at(p.ships, i));
  return crew;
}

/** Moves a ship between the mat and the piers; its place on the mat is its capacity's. */
export function onMat(s: State, capacity: number, by: number): void {
  const place = CAPACITIES.indexOf(capacity as Capacity);
  s.ships = change(s.ships, place, by);
}

/** FE-TSM-17: only as many workers as the ships now need beyond the crew already there. */
export function changeCrew(s: State, seat: Seat, by: number, emit: Emit): void {
  if (by > 0) takeWorkers(s, by, 'ship', emit, seat, null);
  else fireWorkers(s, -by, 'ship', emit, seat, null);
}

/** AE-SM-22: a ship on the display is ready. Of two alike the resting one goes. */
export function wake(p: Player, capacity: number): void {
  p.resting = without(p.resting, capacity);
}

/** FE-EOR-04, FE-EVT-08: a ship goes back to the mat and its whole crew to the fired workers. */
export function returnShip(rs: Ruleset, s: State, seat: Seat, capacity: number, rule: string, emit: Emit): void {
  const p = playerAt(s, seat);
  p.ships = without(p.ships, capacity);
  wake(p, capacity);
  onMat(s, capacity, 1);
  emit?.({ kind: 'gave-back', rule, seat, what: shipOf(capacity) });
  changeCrew(s, seat, -crewOf(rs, capacity), emit);
}
