import type { AnniversarySheet } from '../sheet/schema.ts';
import type { TileHooks } from './hooks.ts';

const RULES = ['AE-DEV19-1', 'AE-DEV19-2'];

/** AE-DEV19: like the inventor, dearer, and used twice at most. */
export function tinkerer({ tinkerer: { value } }: Pick<AnniversarySheet, 'tinkerer'>): TileHooks {
  return {
    tile: 'tinkerer',
    price: value.take,
    priceRule: 'AE-DEV19-1',
    ahead: value.keep,
    aheadRules: RULES,
    uses: 'tinkererUses',
  };
}
