import type { EventRule } from './rule.ts';

/** FE-EVT-09: everybody has a joker patron, once, in the next decade. */
export const crownJubilee: EventRule = {
  event: 'crown-jubilee',
  rule: 'FE-EVT-09',
  lasts: 'decade',
  happen(_, s) {
    for (const p of s.players) p.joker = 1;
  },
};
