import type { TileHooks } from './hooks.ts';

/** FE-DEV-16: five goods on the price scales. */
export const smallWarehouse: TileHooks = { tile: 'small-warehouse', stores: 5 };
