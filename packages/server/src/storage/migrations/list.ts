import { tables } from './01-tables.ts';
import { people } from './02-people.ts';
import { together } from './03-together.ts';
import { standing } from './04-standing.ts';
import { house } from './05-house.ts';
import { settings } from './06-settings.ts';
import { work } from './07-work.ts';
import { rated } from './08-rated.ts';
import { closedWays } from './09-closed-ways.ts';
import { sheetNames } from './11-sheet-names.ts';
import { door } from './20-door.ts';
import { finding } from './21-finding.ts';
import { carried } from './22-carried.ts';
import { digests } from './23-digests.ts';
import { holidays } from './24-holidays.ts';
import { daily } from './25-daily.ts';
import type { Migration } from './builder.ts';

/** In order. One that has been released is never changed: what it got wrong, a later one mends. */
export const migrations: readonly Migration[] = [
  tables,
  people,
  together,
  standing,
  house,
  settings,
  work,
  rated,
  closedWays,
  door,
  sheetNames,
  finding,
  carried,
  digests,
  holidays,
  daily,
];
