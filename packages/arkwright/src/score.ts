import type { Seat } from '@cromford/kernel';
import { influenceWorth } from './modules/east-india-company/tracks.ts';
import { worth } from './money.ts';
import type { Ruleset } from './ruleset.ts';
import { type Pounds, playerAt, type State } from './state.ts';

/** FE-END-06, AE-EIC-22: the portfolio, and what the influence on commodities is worth. */
export function scoreOf(rs: Ruleset, s: State, seat: Seat): Pounds {
  return worth(rs, playerAt(s, seat)) + influenceWorth(rs, s, seat);
}
