import type { PrintedSheet } from '../sheet/schema.ts';
import type { TileHooks } from './hooks.ts';

/** FE-DEV-11, AE-DEV06: one level ahead of the timetable; each use but the last can be followed by paying for the next. */
export function inventor({ inventor: { value } }: Pick<PrintedSheet, 'inventor'>): TileHooks {
  return { tile: 'inventor', price: value.take, ahead: value.keep, uses: 'inventorUses' };
}

const RULES = ['AE-DEV06-4', 'AE-DEV06-5', 'AE-DEV06-6', 'AE-DEV06-7'];

export function anniversaryInventor(sheet: Pick<PrintedSheet, 'inventor'>): TileHooks {
  return { ...inventor(sheet), aheadRules: RULES };
}
