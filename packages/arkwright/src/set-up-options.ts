import type { OptionSpec } from '@cromford/kernel';

export const SET_UP: OptionSpec = { id: 'set-up', values: ['free', 'predetermined'], standard: 'free' };

// FE-SET-31, AE-SET-10: the listed events in another order, in a predetermined set-up.
export const EVENTS: OptionSpec = {
  id: 'events',
  values: ['listed', 'shuffled'],
  standard: 'listed',
  needs: { 'set-up': 'predetermined' },
};
