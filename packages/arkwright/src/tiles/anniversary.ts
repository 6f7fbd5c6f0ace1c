import type { AnniversarySheet } from '../sheet/schema.ts';
import { accountant } from './accountant.ts';
import { administrator } from './administrator.ts';
import { anniversaryAgent } from './agent.ts';
import { anniversaryBroker } from './broker.ts';
import { anniversaryCharisma } from './charisma.ts';
import { anniversaryDeveloper } from './developer.ts';
import { engineer } from './engineer.ts';
import { extraShifts } from './extra-shifts.ts';
import { foreman } from './foreman.ts';
import { type TileHooks, tileTable } from './hooks.ts';
import { anniversaryInventor } from './inventor.ts';
import { machineWorks } from './machine-works.ts';
import type { Tile } from './names.ts';
import { office } from './office.ts';
import { anniversaryPatent } from './patent.ts';
import { patrons } from './patron.ts';
import { pressAttache } from './press-attache.ts';
import { anniversarySchool } from './school.ts';
import { smallWarehouse } from './small-warehouse.ts';
import { tinkerer } from './tinkerer.ts';
import { workshop } from './workshop.ts';

/** The tiles of the anniversary edition with what they do. */
export function anniversaryTiles(sheet: AnniversarySheet): Readonly<Record<Tile, TileHooks>> {
  return tileTable([
    anniversaryAgent,
    anniversaryBroker,
    accountant,
    anniversaryCharisma,
    anniversaryDeveloper,
    anniversaryInventor(sheet),
    extraShifts,
    engineer,
    smallWarehouse,
    office,
    machineWorks,
    anniversaryPatent,
    pressAttache,
    anniversarySchool,
    ...patrons,
    tinkerer(sheet),
    administrator,
    foreman,
    workshop,
  ]);
}
