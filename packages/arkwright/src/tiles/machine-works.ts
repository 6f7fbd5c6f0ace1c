import type { TileHooks } from './hooks.ts';

/** AE-DEV11: £1 for each machine that a neighbour gains; with two players the opponent sits on both sides. */
export const machineWorks: TileHooks = { tile: 'machine-works', perNeighbour: 1 };
