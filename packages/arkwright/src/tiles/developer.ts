import type { TileHooks } from './hooks.ts';

/** FE-DEV-06: £5 off every factory built or modernised in one action; then returned. */
export const developer: TileHooks = { tile: 'developer', discount: 5 };

/** AE-DEV05: £5 off one step of each good that the owner chooses. */
export const anniversaryDeveloper: TileHooks = { tile: 'developer', discount: 5, discountChosen: true };
