import type { AnniversarySheet } from '../sheet/sheet.ts';
import type { TileHooks } from './hooks.ts';

/** AE-DEV19: like the inventor, dearer, and used twice at most. */
export function tinkerer({ tinkerer: { value } }: Pick<AnniversarySheet, 'tinkerer'>): TileHooks {
  return { tile: 'tinkerer', price: value.take, ahead: value.keep, uses: 'tinkererUses' };
}
