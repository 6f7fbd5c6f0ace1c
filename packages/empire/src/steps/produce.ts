import type { Components } from '../components.ts';
import { CAPITAL, KINDS, type Kind, nameOf } from '../resources.ts';
import type { EmpireState, Site } from '../state.ts';
import { change, roomOn, staffed } from '../stock.ts';
import type { Auto } from './types.ts';

/** Action D: every track on a staffed card rises by the number of staffed tracks of its kind (SE-PRO-01 to SE-PRO-06). */
export const produce = (c: Components): Auto<'produce'> => ({
  run(s, _frame, emit) {
    for (const kind of KINDS) {
      const n = producers(c, s, kind);
      if (n === 0) continue;
      emit?.({ kind: 'produced', resource: nameOf(kind), each: n, tracks: n, rule: 'SE-PRO-03' });
      for (const site of s.sites) {
        if (!produces(c, site, kind)) continue;
        change(c, site, kind, Math.min(n, roomOn(c, site, kind)), 'production', 'SE-PRO-03', emit); // SE-PRO-05
      }
    }
  },
});

/** SE-PRO-02: staffed cards whose track of that kind has a marker. */
export function producers(c: Components, s: EmpireState, kind: Kind): number {
  let n = 0;
  for (let i = 0; i < s.sites.length; i++) if (produces(c, s.sites[i] as Site, kind)) n++;
  return n;
}

function produces(c: Components, site: Site, kind: Kind): boolean {
  return (site.stock[kind] as number) >= 0 && staffed(c, site);
}

/** Whether anything would rise once `spent` capital is paid, which itself makes room on a capital track. */
export function wouldProduce(c: Components, s: EmpireState, spent: number): boolean {
  for (let i = 0; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    if (!staffed(c, site)) continue;
    for (const kind of KINDS) {
      if (roomOn(c, site, kind) > 0) return true;
      if (kind === CAPITAL && spent > 0 && (site.stock[kind] as number) > 0) return true;
    }
  }
  return false;
}
