import { counting, few, four, good, seat, seated, step, upTo } from '../../shape-parts.ts';

/** AE-EIC-03: what the company's board adds to the description of a state. Without it everything stays where it begins. */
export const companyOfPlayer = {
  /** Space of the influence marker by commodity; 0 is off the track (AE-EIC-03). */
  influence: four(few),
};

export const companyOfState = {
  /** Place of each commodity's price on its track (AE-EIC-03). */
  commodities: four(upTo(19)),
};

export const companyFrames = [
  counting('commodities'),
  seated('commodity'),
  step('influence', { seat, good }),
  step('bonus', { seat, good }),
] as const;
