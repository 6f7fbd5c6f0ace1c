import type { TileHooks } from './hooks.ts';

/** FE-DEV-03: one contract may be served with one good more or fewer. */
export const agent: TileHooks = { tile: 'agent', contractShift: 1, shiftsOnce: true };

/** AE-DEV01: every contract of an action. */
export const anniversaryAgent: TileHooks = { tile: 'agent', contractShift: 1 };
