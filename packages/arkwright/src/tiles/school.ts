import type { TileHooks } from './hooks.ts';

/** FE-DEV-15: replaced workers learn another place; the last row may be shut for a production phase. */
export const school: TileHooks = { tile: 'school', retrains: true, shutsRow: true };
