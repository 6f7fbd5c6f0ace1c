import type { CardHooks } from './hooks.ts';

/** Card 8: discarded to upgrade two factories one decade ahead, or (expert) for two developments. */
export const inventor: CardHooks = {
  card: 'inventor',
  upgradesAhead: (effects) => effects.inventorFactories,
  developments: (effects) => effects.inventorDevelopments,
};
