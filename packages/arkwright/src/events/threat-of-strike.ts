import type { EventRule } from './rule.ts';

/** FE-EVT-15: all wages are £1 higher for a decade. */
export const threatOfStrike: EventRule = {
  event: 'threat-of-strike',
  rule: 'FE-EVT-15',
  lasts: 'decade',
  wageRise: 1,
};
