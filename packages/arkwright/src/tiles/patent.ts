import type { TileHooks } from './hooks.ts';

/** FE-DEV-13: £2 more for distribution, or two free steps for returning it. */
export const patent: TileHooks = { tile: 'patent', distributionBonus: 2, distributionSteps: 2 };
