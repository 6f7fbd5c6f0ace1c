import type { TileHooks } from './hooks.ts';

/** AE-DEV13: wins ties for the share bonuses; returned with the second use in a decade. */
export const pressAttache: TileHooks = { tile: 'press-attache', claimsTies: 2 };
