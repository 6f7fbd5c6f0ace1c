import type { PrintedSheet } from '../sheet/sheet.ts';
import type { TileHooks } from './hooks.ts';

/** FE-DEV-11, AE-DEV06: one level ahead of the timetable; each use but the last can be followed by paying for the next. */
export function inventor({ inventor: { value } }: Pick<PrintedSheet, 'inventor'>): TileHooks {
  return { tile: 'inventor', price: value.take, ahead: value.keep, uses: 'inventorUses' };
}
