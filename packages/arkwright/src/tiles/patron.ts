import { GOODS } from '../goods.ts';
import type { TileHooks } from './hooks.ts';

/** FE-DEV-14: one for each good; buys one good after the calling. */
export const patrons = GOODS.map((good, index): TileHooks => ({ tile: `patron-${good}`, patronOf: index }));
