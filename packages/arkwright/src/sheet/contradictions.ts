import { type Fault, faultsBy, formFault, formFaults } from '@cromford/kernel';
import type * as z from 'zod/mini';
import { GOODS, type Good } from '../goods.ts';
import { sheetReasons } from './reasons.ts';
import type { PrintedSheet, Sheet } from './schema.ts';

export const faultOf = faultsBy(sheetReasons);

export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  more: (sheet: z.infer<S>) => Fault[],
): Fault[] {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return formFaults(parsed.error.issues, value);
  return more(parsed.data);
}

export function rising(path: string, values: readonly number[], strictly: boolean): Fault[] {
  for (let i = 1; i < values.length; i++)
    if ((values[i] as number) < (values[i - 1] as number) + (strictly ? 1 : 0))
      return [faultOf(`${path}.${i}`, 'falls')];
  return [];
}

type BySeats = { readonly value: Readonly<Record<'2' | '3' | '4', readonly unknown[]>> };

export function onePerSeat<Name extends string>(
  sheet: Readonly<Record<Name, BySeats>>,
  tables: readonly Name[],
): Fault[] {
  return tables.flatMap((table) =>
    (['2', '3', '4'] as const)
      .filter((players) => sheet[table].value[players].length !== Number(players))
      .map((players) => faultOf(`${table}.value.${players}`, 'one-per-player')),
  );
}

/** FE-SET-38: who starts with a marker takes it from the mat, out of the rows of the first shade. */
export function laidOut(
  { advancedRows }: PrintedSheet,
  table: string,
  markers: Sheet['predeterminedSpecial'],
  mat: Sheet['predeterminedAdvanced'],
): Fault[] {
  return (['2', '3', '4'] as const).flatMap((players) => {
    const left = mat.value[players].flatMap((kinds, row) => (advancedRows.value.first.includes(row + 1) ? kinds : []));
    return markers.value[players].flatMap((kind, seat) => {
      const place = left.indexOf(kind);
      if (place < 0) return [faultOf(`${table}.value.${players}.${seat}`, 'marker-not-laid-out')];
      left.splice(place, 1);
      return [];
    });
  });
}

/** Who starts with factories starts with prices that can be set. */
export function startPrices(
  table: string,
  starts: Sheet['waterFrameStart']['value'],
  range: (good: Good) => readonly [lowest: number, highest: number],
): Fault[] {
  return Object.entries(starts).flatMap(([players, seats]) =>
    seats.flatMap(({ factories }, seat) =>
      factories.flatMap(({ good, price }, i) => {
        const [lowest, highest] = range(good);
        const path = `${table}.value.${players}.${seat}.factories.${i}.price`;
        if (price < lowest) return [faultOf(path, 'below-lowest-price')];
        return price > highest ? [faultOf(path, 'above-highest-price')] : [];
      }),
    ),
  );
}

/** What each value on its own allows, but the values together do not. */
export function contradictions(sheet: PrintedSheet, lowestPrice: readonly number[]): Fault[] {
  const faults: Fault[] = [];
  const fault = faultsBy(sheetReasons, faults);
  const rises = (path: string, values: readonly number[], strictly: boolean) =>
    faults.push(...rising(path, values, strictly));
  rises('shareTrack.value', sheet.shareTrack.value, false);
  rises('wages.value', sheet.wages.value, false);
  rises('administrationSpaces.value', sheet.administrationSpaces.value, true);
  for (const shade of ['basic', 'first', 'second'] as const) {
    rises(`machinery.value.${shade}`, sheet.machinery.value[shade], false);
    rises(`quality.value.${shade}`, sheet.quality.value[shade], false);
  }
  const rows = sheet.marketRows.value;
  if (sheet.wages.value.length !== rows) fault('wages.value', 'wage-per-row', { rows });
  for (const [index, good] of GOODS.entries()) {
    if (sheet.demand.value[good].length !== rows) fault(`demand.value.${good}`, 'number-per-row', { rows });
    rises(`demand.value.${good}`, sheet.demand.value[good], false);
    rises(`factoryCost.value.${good}`, sheet.factoryCost.value[good], true);
    if ((sheet.factoryCost.value[good][0] as number) < (lowestPrice[index] as number))
      fault(`factoryCost.value.${good}.0`, 'below-lowest-price');
    sheet.rowSpaces.value[good].forEach((spaces, row) => {
      if ((sheet.machineSpaces.value[good][row] as number) >= spaces)
        fault(`machineSpaces.value.${good}.${row}`, 'workers-only');
    });
  }
  for (const [players, { fired, box }] of Object.entries(sheet.setupWorkers.value))
    if (sheet.workers.value - fired - box < 2 * Number(players) * mostFounding(sheet))
      fault(`setupWorkers.value.${players}`, 'too-few-workers');
  const standing = Object.values(sheet.setupWorkers.value).map(({ fired, box }) => sheet.workers.value - fired - box);
  if (Math.max(...standing) > rows * 4) fault('workers.value', 'too-many-workers');
  if (sheet.startingShares.value > sheet.sharesPerCompany.value) fault('startingShares.value', 'too-many-shares');
  if (sheet.startingSpace.value > sheet.shareTrack.value.length) fault('startingSpace.value', 'off-share-track');
  // FE-PREP-11: whoever founds two factories must be able to pay for them.
  const dearest = GOODS.map((good) => sheet.factoryCost.value[good][0] as number).sort((a, b) => b - a);
  const owed = (dearest[0] ?? 0) + (dearest[1] ?? 0);
  if (sheet.startingShares.value * startingValue(sheet) < owed)
    fault('startingSpace.value', 'two-factories', { pounds: owed });
  for (const decade of ['1770', '1780', '1790', '1800', '1810'])
    if (sheet.levelOfDecade.value[decade] === undefined)
      faults.push(formFault(`levelOfDecade.value.${decade}`, 'missing'));
  return faults;
}

/** What a share brings at the start. */
export function startingValue({ shareTrack, startingSpace }: PrintedSheet): number {
  return shareTrack.value[startingSpace.value - 1] ?? 0;
}

/** Workers that the largest first factory takes: its rows 1 and 2 (FE-PREP-02). */
function mostFounding({ rowSpaces }: PrintedSheet): number {
  return Math.max(...GOODS.map((good) => (rowSpaces.value[good][0] ?? 0) + (rowSpaces.value[good][1] ?? 0)));
}
