import type { TileHooks } from './hooks.ts';

/** FE-DEV-07: pays what he likes for quality, and raises it to 6. */
export const engineer: TileHooks = { tile: 'engineer', freePayment: true, qualityLimit: 6 };
