import type { Sheet } from '../sheet/schema.ts';
import { accountant } from './accountant.ts';
import { administrator } from './administrator.ts';
import { agent } from './agent.ts';
import { broker } from './broker.ts';
import { charisma } from './charisma.ts';
import { developer } from './developer.ts';
import { engineer } from './engineer.ts';
import { engineeringWorks } from './engineering-works.ts';
import { extraShifts } from './extra-shifts.ts';
import { foreman } from './foreman.ts';
import { type TileHooks, tileTable } from './hooks.ts';
import { inventor } from './inventor.ts';
import type { Tile } from './names.ts';
import { office } from './office.ts';
import { patent } from './patent.ts';
import { patrons } from './patron.ts';
import { school } from './school.ts';
import { smallWarehouse } from './small-warehouse.ts';
import { workshop } from './workshop.ts';

/** The tiles of the first edition with what they do. */
export function firstEditionTiles(sheet: Sheet): Readonly<Record<Tile, TileHooks>> {
  return tileTable([
    accountant,
    administrator,
    agent,
    broker,
    charisma,
    developer,
    engineer,
    engineeringWorks,
    extraShifts,
    foreman,
    inventor(sheet),
    office,
    patent,
    ...patrons,
    school,
    smallWarehouse,
    workshop,
  ]);
}
