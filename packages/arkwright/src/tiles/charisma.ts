import type { TileHooks } from './hooks.ts';

/** FE-DEV-05: wins ties for the share bonuses; returned to name the start player. */
export const charisma: TileHooks = { tile: 'charisma', winsTies: true, namesStart: true };

/** AE-DEV04: returned to name the start player; another special tile is taken for it. */
export const anniversaryCharisma: TileHooks = { tile: 'charisma', namesStart: true, takesAnother: true };
