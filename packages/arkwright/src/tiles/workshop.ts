import type { TileHooks } from './hooks.ts';

/** FE-DEV-17: £3 more for machinery in any factory; all machines of its own factory cost £1. */
export const workshop: TileHooks = { tile: 'workshop', assigned: 'workshop', machineryBonus: 3, machinesCost: 1 };
