import type { TileHooks } from './hooks.ts';

/** FE-DEV-13: £2 more for distribution, or two free steps for returning it. */
export const patent: TileHooks = { tile: 'patent', distributionBonus: 2, distributionSteps: 2 };

/** AE-DEV12: the two levels for returning it come after the action. */
export const anniversaryPatent: TileHooks = { ...patent, stepsEnd: true };
