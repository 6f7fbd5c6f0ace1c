import type { TileHooks } from './hooks.ts';

/** FE-DEV-03: one contract may be served with one good more or fewer. */
export const agent: TileHooks = { tile: 'agent', contractShift: 1 };
