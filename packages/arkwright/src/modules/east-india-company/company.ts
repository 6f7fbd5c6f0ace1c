import type { Pounds } from '../../state.ts';

/** What a commodity's influence track brings on the way. */
export type Bonus = 'marketing' | 'machine' | 'quality' | 'share';

/** The East India Company's board, for one number of players. */
export interface Company {
  /** Prices of each commodity, lowest first. */
  readonly prices: readonly (readonly Pounds[])[];
  /** Multiplier of each space of an influence track; the first entry is off the track. */
  readonly multipliers: readonly number[];
  /** The bonus beside each space. */
  readonly bonuses: readonly (Bonus | '')[];
  /** Decades without a free step (AE-EIC-08). */
  readonly noFreeStep: readonly number[];
}

/** What the module adds to a ruleset. */
export interface WithCompany {
  /** Nothing where it is not in play. */
  readonly company: Company | null;
}

export const NO_COMPANY: WithCompany = { company: null };

/** AE-EIC-03: before anybody has influence, every commodity has its first price. */
export const NO_INFLUENCE = { influence: [0, 0, 0, 0] } as const;
export const FIRST_PRICES = { commodities: [0, 0, 0, 0] } as const;
