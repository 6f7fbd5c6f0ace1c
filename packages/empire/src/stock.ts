import type { Emit, RuleId } from '@cromford/kernel';
import { type Components, plateAt } from './components.ts';
import type { EmpireEvent } from './events.ts';
import { CAPITAL, type Kind, nameOf } from './resources.ts';
import type { EmpireState, PaidFor, Site, Why } from './state.ts';

/** All units of a kind, on any card in play, staffed or not (SE-SEL-02, SE-BLD-02). */
export function total(s: EmpireState, kind: Kind): number {
  let sum = 0;
  for (let i = 0; i < s.sites.length; i++) {
    const units = (s.sites[i] as Site).stock[kind] as number;
    if (units > 0) sum += units;
  }
  return sum;
}

export function capital(s: EmpireState): number {
  return total(s, CAPITAL);
}

/** Free places on one track; none without a marker (SE-BLD-10). */
export function roomOn(c: Components, site: Site, kind: Kind): number {
  const units = site.stock[kind] as number;
  return units < 0 ? 0 : (plateAt(c, site.plate).max[kind] as number) - units;
}

export function room(c: Components, s: EmpireState, kind: Kind): number {
  let sum = 0;
  for (let i = 0; i < s.sites.length; i++) sum += roomOn(c, s.sites[i] as Site, kind);
  return sum;
}

export function staffed(c: Components, site: Site): boolean {
  return site.workers >= plateAt(c, site.plate).requirement; // SE-PRO-01
}

/** Puts units on a track or takes them off; where there are none to put or to take, nothing is told. */
export function change(
  c: Components,
  site: Site,
  kind: Kind,
  by: number,
  why: Why,
  rule: RuleId,
  emit: Emit<EmpireEvent>,
): void {
  if (by === 0) return;
  site.stock[kind] = (site.stock[kind] as number) + by;
  emit?.({ kind: 'stock', card: plateAt(c, site.plate).id, resource: nameOf(kind), by, why, rule });
}

export function earn(s: EmpireState, by: number, why: Why, rule: RuleId, emit: Emit<EmpireEvent>, card?: string): void {
  if (by === 0) return;
  s.profit += by;
  emit?.({ kind: 'profit', by, why, rule, ...(card !== undefined && { card }) });
}

/** Takes units where there is nothing to choose; otherwise asks which tracks they come from. */
export function pay(
  c: Components,
  s: EmpireState,
  kind: Kind,
  units: number,
  why: PaidFor,
  emit: Emit<EmpireEvent>,
): void {
  if (units === 0) return;
  let holders = 0;
  let sum = 0;
  let only = 0;
  for (let i = 0; i < s.sites.length; i++) {
    const held = (s.sites[i] as Site).stock[kind] as number;
    if (held <= 0) continue;
    holders++;
    sum += held;
    only = i;
  }
  if (sum < units) throw new Error(`${units} ${nameOf(kind)} to pay, ${sum} there`);
  if (holders === 1) change(c, s.sites[only] as Site, kind, -units, why, 'SE-BLD-02', emit);
  else if (sum === units) {
    for (const site of s.sites) {
      const held = site.stock[kind] as number;
      if (held > 0) change(c, site, kind, -held, why, 'SE-BLD-02', emit);
    }
  } else s.agenda.push({ step: 'pay', kind, units, why });
}

/** Puts units on tracks where there is nothing to choose; otherwise asks which. What finds no room is lost. */
export function store(
  c: Components,
  s: EmpireState,
  kind: Kind,
  units: number,
  why: Why,
  emit: Emit<EmpireEvent>,
): void {
  if (units === 0) return;
  let open = 0;
  let free = 0;
  let only = 0;
  for (let i = 0; i < s.sites.length; i++) {
    const here = roomOn(c, s.sites[i] as Site, kind);
    if (here === 0) continue;
    open++;
    free += here;
    only = i;
  }
  if (open > 1 && free > units) {
    s.agenda.push({ step: 'store', kind, units, why });
    return;
  }
  if (open === 1) change(c, s.sites[only] as Site, kind, Math.min(units, free), why, 'SE-SEL-04', emit);
  else
    for (const site of s.sites) {
      change(c, site, kind, roomOn(c, site, kind), why, 'SE-SEL-04', emit);
    }
  if (units > free) emit?.({ kind: 'lost', resource: nameOf(kind), units: units - free, why, rule: 'SE-PRO-05' });
}
