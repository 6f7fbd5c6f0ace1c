import { below, type Random, seeded } from '@cromford/kernel';
import { clone } from './clone.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** What everybody may know: all but the generator and the markers that lie face down. Nobody has secrets of his own. */
export function view(s: State): State {
  const seen = clone(s);
  seen.random = [];
  for (let i = s.shownEconomy; i < seen.economy.length; i++) seen.economy[i] = -1;
  if (!s.shownReserve) seen.reserve = '';
  for (let i = s.shownEvents; i < seen.events.length; i++) seen.events[i] = '';
  return seen;
}

/** The hidden markers dealt anew, as the known ones allow. */
export function guess(rs: Ruleset, seen: State, random: Random): State {
  const s = clone(seen);
  s.random = seeded(String(below(random, 2 ** 31)));
  rs.deal(s, random);
  return s;
}
