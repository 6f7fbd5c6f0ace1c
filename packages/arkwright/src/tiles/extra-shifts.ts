import type { TileHooks } from './hooks.ts';

/** FE-DEV-09: returned for one more good. */
export const extraShifts: TileHooks = { tile: 'extra-shifts', extraGood: true };
