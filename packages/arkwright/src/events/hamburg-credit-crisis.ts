import type { EventRule } from './rule.ts';

/** FE-EVT-02: the £10 space is closed for a decade; £10 extra open one's own. */
export const hamburgCreditCrisis: EventRule = {
  event: 'hamburg-credit-crisis',
  rule: 'FE-EVT-02',
  lasts: 'decade',
  closes: { cost: 10, toOpen: 10 },
};
