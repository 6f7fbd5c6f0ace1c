import type { Fault } from '@cromford/kernel';
import standard from '../../components/first-edition.json' with { type: 'json' };
import { GOODS } from '../goods.ts';
import { type Sheet, sheetSchema } from './schema.ts';

export type { Sheet } from './schema.ts';

/** What keeps a value from being a component sheet of this game. */
export function sheetFaults(value: unknown): Fault[] {
  const parsed = sheetSchema.safeParse(value);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
  return contradictions(parsed.data);
}

/** What each value on its own allows, but the values together do not. */
function contradictions(sheet: Sheet): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, reason: string) => faults.push({ path, reason });
  const rising = (path: string, values: readonly number[], strictly: boolean) => {
    for (let i = 1; i < values.length; i++)
      if ((values[i] as number) < (values[i - 1] as number) + (strictly ? 1 : 0)) {
        fault(`${path}.${i}`, 'is smaller than the one before it');
        return;
      }
  };
  rising('shareTrack.value', sheet.shareTrack.value, false);
  rising('wages.value', sheet.wages.value, false);
  rising('administrationSpaces.value', sheet.administrationSpaces.value, true);
  rising('contractTrack.value.two', sheet.contractTrack.value.two, true);
  rising('contractTrack.value.more', sheet.contractTrack.value.more, true);
  for (const shade of ['basic', 'first', 'second'] as const) {
    rising(`machinery.value.${shade}`, sheet.machinery.value[shade], false);
    rising(`quality.value.${shade}`, sheet.quality.value[shade], false);
  }
  const rows = sheet.marketRows.value;
  if (sheet.wages.value.length !== rows) fault('wages.value', `needs one wage for each of the ${rows} rows`);
  const [lowest, highest] = sheet.priceRange.value as [number, number];
  if (lowest >= highest) fault('priceRange.value', 'the lowest price is not below the highest');
  for (const good of GOODS) {
    if (sheet.demand.value[good].length !== rows)
      fault(`demand.value.${good}`, `needs one number for each of the ${rows} rows`);
    rising(`factoryCost.value.${good}`, sheet.factoryCost.value[good], true);
    if ((sheet.factoryCost.value[good][0] as number) < lowest)
      fault(`factoryCost.value.${good}.0`, 'is below the lowest price, so no price could be set');
    sheet.rowSpaces.value[good].forEach((spaces, row) => {
      if ((sheet.machineSpaces.value[good][row] as number) >= spaces)
        fault(`machineSpaces.value.${good}.${row}`, 'a row needs at least one space for workers only');
    });
  }
  for (const [players, { fired, box }] of Object.entries(sheet.setupWorkers.value))
    if (sheet.workers.value - fired - box < 2 * Number(players) * mostFounding(sheet))
      fault(`setupWorkers.value.${players}`, 'too few workers are left for the first factories');
  if (sheet.workers.value > rows * 4) fault('workers.value', 'more workers than the job market has spaces');
  if (sheet.startingShares.value > sheet.sharesPerCompany.value)
    fault('startingShares.value', 'more shares than the company has');
  if (sheet.startingSpace.value > sheet.shareTrack.value.length)
    fault('startingSpace.value', 'is not on the share track');
  for (const decade of ['1770', '1780', '1790', '1800', '1810'])
    if (sheet.levelOfDecade.value[decade] === undefined) fault(`levelOfDecade.value.${decade}`, 'is missing');
  for (const players of ['2', '3', '4'] as const)
    for (const table of [
      'spinningJennyPicks',
      'spinningJennyStart',
      'waterFrameStart',
      'predeterminedSpecial',
    ] as const)
      if (sheet[table].value[players].length !== Number(players))
        fault(`${table}.value.${players}`, 'needs one entry for each player');
  return faults;
}

/** Workers that the largest first factory takes: its rows 1 and 2 (FE-PREP-02). */
function mostFounding({ rowSpaces }: Sheet): number {
  return Math.max(...GOODS.map((good) => (rowSpaces.value[good][0] ?? 0) + (rowSpaces.value[good][1] ?? 0)));
}

export const firstEditionSheet: Sheet = standard as Sheet;
