import type { TileHooks } from './hooks.ts';

/** FE-DEV-05: wins ties for the share bonuses; returned to name the start player. */
export const charisma: TileHooks = { tile: 'charisma', winsTies: true, namesStart: true };
