import type { CardHooks } from './hooks.ts';

/** Card 4: two machines of each factory need no maintenance; machinery develops without restriction. */
export const workshop: CardHooks = {
  card: 'workshop',
  lifts: 'machinery',
  freeMachines: (effects) => effects.freeMachines,
};
