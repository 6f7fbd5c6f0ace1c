import type { CardHooks } from './hooks.ts';

/** Card 10: extra income whenever goods are shipped, by its table. */
export const contract: CardHooks = {
  card: 'contract',
  shippingBonus: ({ contract: table }, goods) => table[Math.min(goods, table.length - 1)] ?? 0,
};
