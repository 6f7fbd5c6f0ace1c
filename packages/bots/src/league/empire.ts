import { CAPITAL, type Components, type EmpireState, type Kind, plateAt, type Site } from '@cromford/empire';
import type { Leaning, Leanings } from './leaning.ts';

const sum = (s: EmpireState, of: (site: Site) => number): number => s.sites.reduce((all, site) => all + of(site), 0);
const units = (s: EmpireState, kind: Kind): number => sum(s, (site) => Math.max(0, site.stock[kind] as number));

/** Empire, in profit. */
export function empireLeanings(c: Components): Leanings<EmpireState> {
  const staffed = (site: Site) => site.workers >= plateAt(c, site.plate).requirement;
  /** Tracks of one kind, those at work above all. */
  const towards =
    (kind: Kind): Leaning<EmpireState> =>
    (s) =>
      sum(s, (site) => ((site.stock[kind] as number) < 0 ? 0 : staffed(site) ? 12 : 5));
  return {
    materials: towards(0),
    commodities: towards(1),
    goods: towards(2),
    capital: towards(CAPITAL),
    builder: (s) => 14 * s.sites.length,
    landlord: (s) => sum(s, (site) => 0.7 * plateAt(c, site.plate).award),
    employer: (s) => 3 * sum(s, ({ workers }) => workers),
    thrifty: (s) => -10 * s.sites.length,
    seller: (s) => 0.7 * s.profit,
    stockpiler: (s) => units(s, 0) + units(s, 1) + units(s, 2),
    miser: (s) => 1.5 * units(s, CAPITAL),
    delegator: (s) => -4 * s.managers,
  };
}
