import type { Note } from '@cromford/kernel';
import { wageOf } from '../../market.ts';
import { mostShares, sharePrice } from '../../money.ts';
import type { Action } from '../../moves.ts';
import { note } from '../../notes.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Player, State } from '../../state.ts';
import { allowance } from '../actions/automate.ts';
import { canFound, canUpgrade } from '../actions/build.ts';
import { distributionAllowance } from '../actions/distribution.ts';
import { qualityAllowance } from '../actions/quality.ts';

/** Another good, a newer side, or both: what is left to be built or upgraded. */
function aboutBuilding(s: State, p: Player): Note {
  if (!canFound(s, p)) return note('for-renewing');
  return canUpgrade(s, p) ? note('for-upgrading') : note('for-building');
}

/** What an action is for, what it brings now and what it costs: read before one of them is chosen. */
export function aboutAction(rs: Ruleset, s: State, p: Player, action: Action): Note {
  switch (action) {
    case 'build':
      return aboutBuilding(s, p);
    case 'employ':
      return note('for-employing', { wage: wageOf(rs, s) });
    case 'automate':
      return note('for-automating', { most: allowance(rs, p), upkeep: rs.sheet.costs.machine, wage: wageOf(rs, s) });
    case 'quality':
      return note('for-quality', { most: qualityAllowance.of(rs, p) });
    case 'distribution':
      return note('for-distribution', { most: distributionAllowance.of(rs, p) });
    case 'exchange':
      return note('for-exchange', { most: mostShares(rs, p), ...sharePrice(rs, p) });
    case 'extra-production':
      return note('for-extra-production');
    case 'early-shipping':
      return note('for-early-shipping');
    default:
      return action satisfies never;
  }
}
