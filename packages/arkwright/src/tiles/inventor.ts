import type { Sheet } from '../sheet/sheet.ts';
import type { TileHooks } from './hooks.ts';

/** FE-DEV-11: one level ahead of the timetable; each use but the last can be followed by paying for the next. */
export function inventor(sheet: Sheet): TileHooks {
  const { take, keep } = sheet.inventor.value;
  return { tile: 'inventor', price: take, ahead: keep };
}
