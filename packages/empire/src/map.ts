import { type Components, DIRECTIONS, type Edge, plateAt } from './components.ts';
import type { Builder, EmpireState, Site } from './state.ts';

/** A railway leaves one card on the shared edge and enters the other there. */
function joined(a: Edge | undefined, b: Edge | undefined): boolean {
  return (a === 'out' && b === 'in') || (a === 'in' && b === 'out');
}

/** The direction from one place to an adjacent one; −1 if it is not adjacent. */
function direction(dx: number, dy: number): number {
  if (dx === 0) return dy === -1 ? 0 : dy === 1 ? 2 : -1;
  if (dy === 0) return dx === 1 ? 1 : dx === -1 ? 3 : -1;
  return -1;
}

/** SE-BLD-04: at a free place every shared edge must show a matching railway. SE-MGR-05: for a manager, none at all. */
export function fits(c: Components, s: EmpireState, plate: number, x: number, y: number, by: Builder): boolean {
  const { edges } = plateAt(c, plate);
  for (let i = 0; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    const toward = direction(site.x - x, site.y - y);
    if (toward < 0) continue;
    const mine = edges[toward];
    const theirs = plateAt(c, site.plate).edges[(toward + 2) & 3];
    if (by === 'action' ? !joined(mine, theirs) : mine !== 'none' || theirs !== 'none') return false;
  }
  return true;
}

/** SE-BLD-03: calls back for each free place beside a card in play, once. Stops when the callback says so. */
export function eachPlace(s: EmpireState, found: (x: number, y: number) => boolean): boolean {
  for (let i = 0; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    for (let d = 0; d < 4; d++) {
      const step = DIRECTIONS[d] as (typeof DIRECTIONS)[number];
      const x = site.x + step.x;
      const y = site.y + step.y;
      if (firstTouching(s, x, y) === i && found(x, y)) return true;
    }
  }
  return false;
}

/** The first card in play that touches the place; −1 if the place is taken. So that each place is found from one card only. */
function firstTouching(s: EmpireState, x: number, y: number): number {
  let first = -1;
  for (let i = 0; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    const distance = Math.abs(site.x - x) + Math.abs(site.y - y);
    if (distance === 0) return -1;
    if (distance === 1 && first < 0) first = i;
  }
  return first;
}

export function hasPlace(c: Components, s: EmpireState, plate: number, by: Builder): boolean {
  return eachPlace(s, (x, y) => fits(c, s, plate, x, y, by));
}

/** SE-WRK-04: a railway leads from one card to the other. */
export function leads(c: Components, from: Site, to: Site): boolean {
  const toward = direction(to.x - from.x, to.y - from.y);
  if (toward < 0) return false;
  return plateAt(c, from.plate).edges[toward] === 'out' && plateAt(c, to.plate).edges[(toward + 2) & 3] === 'in';
}

/** The card in play with that id. */
export function siteOf(c: Components, s: EmpireState, id: string): Site {
  const plate = c.plateOf[id];
  const site = s.sites.find((candidate) => candidate.plate === plate);
  if (!site) throw new Error(`${id} is not in play`);
  return site;
}
