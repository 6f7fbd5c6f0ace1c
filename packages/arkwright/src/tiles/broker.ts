import type { TileHooks } from './hooks.ts';

/** FE-DEV-04: returned for one or two shares at half price; trades in every event phase. */
export const broker: TileHooks = { tile: 'broker', halfPriceShares: 2, tradesInEvents: true };

/** AE-DEV02: nothing but the shares at half price. */
export const anniversaryBroker: TileHooks = { tile: 'broker', halfPriceShares: 2 };
