import type { TileHooks } from './hooks.ts';

/** FE-DEV-15: replaced workers learn another place; the last row may be shut for a production phase. */
export const school: TileHooks = { tile: 'school', retrains: 'each', shutsRow: 'always' };

/** AE-DEV14: the freed workers are placed after all machines; a row is shut once in a decade. */
export const anniversarySchool: TileHooks = { tile: 'school', retrains: 'all', shutsRow: 'once' };
