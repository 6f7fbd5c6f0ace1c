import type { CardHooks } from './hooks.ts';

/** Card 9: fixed costs £2 lower; refreshes another card once per decade. */
export const developer: CardHooks = {
  card: 'developer',
  rotates: true,
  refreshes: true,
  fixedCostLess: (effects) => effects.fixedCostLess,
};
