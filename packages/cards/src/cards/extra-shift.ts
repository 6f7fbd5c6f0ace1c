import type { CardHooks } from './hooks.ts';

/** Card 3: discarded for one more good, which costs nothing (CG-C03-03). */
export const extraShift: CardHooks = { card: 'extra-shift', makesMore: (effects) => effects.extraGoods };
