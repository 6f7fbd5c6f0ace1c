import { has } from '@cromford/kernel';
import type { ClosingEvent } from '../../events/rule.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Player, Pounds, State } from '../../state.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** What it costs to open a space that an event has closed: nothing when it is open, `undefined` when nothing opens it. */
export function openingCost(rs: Ruleset, s: State, p: Player, space: number): Pounds | undefined {
  if (s.lasting.length === 0) return 0;
  const cost = rs.chart[space];
  for (let i = 0; i < rs.closing.length; i++) {
    const { event, closes } = rs.closing[i] as ClosingEvent;
    if (closes.cost !== cost || !has(s.lasting, event)) continue;
    // FE-EVT-02: for the decade by paying; FE-ADM-17: only the administrator's owner.
    if (closes.toOpen !== undefined) return p.opened ? 0 : closes.toOpen;
    if (!tileWith(rs.hooks.opensSpaces, p)) return undefined;
  }
  return 0;
}

/** FE-ADM-05, FE-ADM-16. */
export function feeFor(rs: Ruleset, p: Player): Pounds {
  return tileWith(rs.hooks.freeReuse, p) ? 0 : rs.reuseFee;
}
