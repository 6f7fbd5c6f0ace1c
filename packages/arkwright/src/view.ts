import { below, type Random, seeded } from '@cromford/kernel';
import { clone } from './clone.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** What everybody may know: all but the generator and the markers that lie face down. Nobody has secrets of his own. */
export function view(s: State): State {
  const seen = clone(s);
  seen.random = [];
  seen.economy = s.economy.map((marker, i) => (i < s.shownEconomy ? marker : -1));
  if (!s.shownReserve) seen.reserve = '';
  seen.events = s.events.map((event, i) => (i < s.shownEvents ? event : ''));
  return seen;
}

/** The hidden markers dealt anew, as the known ones allow. */
export function guess(rs: Ruleset, seen: State, random: Random): State {
  const s = clone(seen);
  s.random = seeded(String(below(random, 2 ** 31)));
  rs.deal(s, random);
  return s;
}
