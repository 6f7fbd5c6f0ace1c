import type { TileHooks } from './hooks.ts';

/** FE-DEV-04: returned for one or two shares at half price; trades in every event phase. */
export const broker: TileHooks = { tile: 'broker', halfPriceShares: 2, tradesInEvents: true };
