import type { TileHooks } from './hooks.ts';

/** FE-DEV-08: £1 for every machine that another player buys. */
export const engineeringWorks: TileHooks = { tile: 'engineering-works', perMachine: 1 };
