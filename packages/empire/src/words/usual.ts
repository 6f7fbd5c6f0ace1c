import { clone } from '../clone.ts';
import { type Components, plateAt } from '../components.ts';
import type { EmpireState, Frame, Site } from '../state.ts';
import { pay, store } from '../steps/tracks.ts';

/** Units taken from a card, or put on it. */
export interface Portion {
  readonly card: string;
  readonly units: number;
}

/** What “As usual” would do at this question: played on a copy, and read off the tracks. */
export function usualPortions(c: Components, s: EmpireState, frame: Frame): Portion[] {
  if (frame.step !== 'pay' && frame.step !== 'store') return [];
  const then = clone(s);
  if (frame.step === 'pay') pay(c).play(then, frame, { do: 'usual' }, undefined);
  else store(c).play(then, frame, { do: 'usual' }, undefined);
  const units = (site: Site, i: number) =>
    Math.abs((then.sites[i]?.stock[frame.kind] ?? 0) - (site.stock[frame.kind] as number));
  return s.sites
    .map((site, i) => ({ card: plateAt(c, site.plate).id, units: units(site, i) }))
    .filter((portion) => portion.units > 0);
}
