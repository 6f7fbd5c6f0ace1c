import type { TileHooks } from './hooks.ts';

/** FE-DEV-01: pays up to £2 more or less than the space says. */
export const accountant: TileHooks = { tile: 'accountant', costShift: 2 };
