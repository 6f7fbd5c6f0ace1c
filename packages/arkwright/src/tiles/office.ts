import type { TileHooks } from './hooks.ts';

/** FE-DEV-12: £5 for each shipping. */
export const office: TileHooks = { tile: 'office', shippingBonus: 5 };
