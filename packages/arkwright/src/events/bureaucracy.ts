import type { EventRule } from './rule.ts';

/** FE-EVT-01: the £2 space is closed to the end of the game. */
export const bureaucracy: EventRule = { event: 'bureaucracy', rule: 'FE-EVT-01', lasts: 'game', closes: { cost: 2 } };
