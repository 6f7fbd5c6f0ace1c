import type { TileHooks } from './hooks.ts';

/** FE-DEV-02: no fee for using a marker again; Bureaucracy does not close his £2 space. */
export const administrator: TileHooks = { tile: 'administrator', freeReuse: true, opensSpaces: true };
