import type { CardHooks } from './hooks.ts';

/** Card 6: discarded instead of a development for one or two shares at half price. */
export const broker: CardHooks = { card: 'broker', halfPriceShares: (effects) => effects.brokerShares };
