import type { CardHooks } from './hooks.ts';

/** Card 2: one shipping token fewer, once per decade; shipping develops without restriction. */
export const tradeOffice: CardHooks = {
  card: 'trade-office',
  rotates: true,
  lifts: 'shipping',
  savesTokens: (effects) => effects.tokensSaved,
};
