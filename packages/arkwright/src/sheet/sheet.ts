import type { Fault } from '@cromford/kernel';
import type * as z from 'zod/mini';
import anniversary from '../../components/anniversary-edition.json' with { type: 'json' };
import firstEdition from '../../components/first-edition.json' with { type: 'json' };
import { GOODS, type Good } from '../goods.ts';
import {
  type AnniversarySheet,
  anniversarySchema,
  firstEditionSchema,
  type PrintedSheet,
  type Sheet,
} from './schema.ts';

export type { AnniversarySheet, PrintedSheet, Sheet } from './schema.ts';

/** What keeps a value from being a component sheet of the first edition. */
export function sheetFaults(value: unknown): Fault[] {
  return check(firstEditionSchema, value, (sheet) => {
    const [lowest, highest] = sheet.priceRange.value as [number, number];
    return [
      ...contradictions(
        sheet,
        GOODS.map(() => lowest),
      ),
      ...(lowest >= highest ? [{ path: 'priceRange.value', reason: 'the lowest price is not below the highest' }] : []),
      ...rising('contractTrack.value.two', sheet.contractTrack.value.two, true),
      ...rising('contractTrack.value.more', sheet.contractTrack.value.more, true),
      ...onePerSeat(sheet, ['spinningJennyPicks', 'spinningJennyStart', 'waterFrameStart', 'predeterminedSpecial']),
      ...(['spinningJennyStart', 'waterFrameStart'] as const).flatMap((table) =>
        startPrices(table, sheet[table].value, () => [lowest, highest]),
      ),
    ];
  });
}

/** What keeps a value from being a component sheet of the anniversary edition. */
export function anniversarySheetFaults(value: unknown): Fault[] {
  return check(anniversarySchema, value, (sheet) => [
    ...contradictions(
      sheet,
      GOODS.map((good) => sheet.minimumPrice.value[good]),
    ),
    ...rising('contractSpaces.value', sheet.contractSpaces.value, true),
    ...rising('spinningMuleDecades.value', sheet.spinningMuleDecades.value, true),
    ...onePerSeat(sheet, ['predefinedStart', 'predefinedMarker']),
    ...startPrices('predefinedStart', sheet.predefinedStart.value, (good) => [
      sheet.minimumPrice.value[good],
      Number.POSITIVE_INFINITY,
    ]),
    ...soldFor(sheet),
  ]);
}

function check<S extends z.ZodMiniType>(schema: S, value: unknown, more: (sheet: z.infer<S>) => Fault[]): Fault[] {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
  return more(parsed.data);
}

function rising(path: string, values: readonly number[], strictly: boolean): Fault[] {
  for (let i = 1; i < values.length; i++)
    if ((values[i] as number) < (values[i - 1] as number) + (strictly ? 1 : 0))
      return [{ path: `${path}.${i}`, reason: 'is smaller than the one before it' }];
  return [];
}

type BySeats = { readonly value: Readonly<Record<'2' | '3' | '4', readonly unknown[]>> };

function onePerSeat<Name extends string>(sheet: Readonly<Record<Name, BySeats>>, tables: readonly Name[]): Fault[] {
  return tables.flatMap((table) =>
    (['2', '3', '4'] as const)
      .filter((players) => sheet[table].value[players].length !== Number(players))
      .map((players) => ({ path: `${table}.value.${players}`, reason: 'needs one entry for each player' })),
  );
}

/** Who starts with factories starts with prices that can be set. */
function startPrices(
  table: string,
  starts: Sheet['waterFrameStart']['value'],
  range: (good: Good) => readonly [lowest: number, highest: number],
): Fault[] {
  return Object.entries(starts).flatMap(([players, seats]) =>
    seats.flatMap(({ factories }, seat) =>
      factories.flatMap(({ good, price }, i) => {
        const [lowest, highest] = range(good);
        const path = `${table}.value.${players}.${seat}.factories.${i}.price`;
        if (price < lowest) return [{ path, reason: 'is below the lowest price, so no price could be set' }];
        return price > highest ? [{ path, reason: 'is above the highest price' }] : [];
      }),
    ),
  );
}

/** What each value on its own allows, but the values together do not. */
function contradictions(sheet: PrintedSheet, lowestPrice: readonly number[]): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, reason: string) => faults.push({ path, reason });
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
  if (sheet.wages.value.length !== rows) fault('wages.value', `needs one wage for each of the ${rows} rows`);
  for (const [index, good] of GOODS.entries()) {
    if (sheet.demand.value[good].length !== rows)
      fault(`demand.value.${good}`, `needs one number for each of the ${rows} rows`);
    rises(`demand.value.${good}`, sheet.demand.value[good], false);
    rises(`factoryCost.value.${good}`, sheet.factoryCost.value[good], true);
    if ((sheet.factoryCost.value[good][0] as number) < (lowestPrice[index] as number))
      fault(`factoryCost.value.${good}.0`, 'is below the lowest price, so no price could be set');
    sheet.rowSpaces.value[good].forEach((spaces, row) => {
      if ((sheet.machineSpaces.value[good][row] as number) >= spaces)
        fault(`machineSpaces.value.${good}.${row}`, 'a row needs at least one space for workers only');
    });
  }
  for (const [players, { fired, box }] of Object.entries(sheet.setupWorkers.value))
    if (sheet.workers.value - fired - box < 2 * Number(players) * mostFounding(sheet))
      fault(`setupWorkers.value.${players}`, 'too few workers are left for the first factories');
  const standing = Object.values(sheet.setupWorkers.value).map(({ fired, box }) => sheet.workers.value - fired - box);
  if (Math.max(...standing) > rows * 4) fault('workers.value', 'more workers than the labour market has spaces');
  if (sheet.startingShares.value > sheet.sharesPerCompany.value)
    fault('startingShares.value', 'more shares than the company has');
  if (sheet.startingSpace.value > sheet.shareTrack.value.length)
    fault('startingSpace.value', 'is not on the share track');
  // FE-PREP-11: whoever founds two factories must be able to pay for them.
  const dearest = GOODS.map((good) => sheet.factoryCost.value[good][0] as number).sort((a, b) => b - a);
  const owed = (dearest[0] ?? 0) + (dearest[1] ?? 0);
  if (sheet.startingShares.value * startingValue(sheet) < owed)
    fault('startingSpace.value', `the shares at the start do not bring the ${owed} pounds that two factories cost`);
  for (const decade of ['1770', '1780', '1790', '1800', '1810'])
    if (sheet.levelOfDecade.value[decade] === undefined) fault(`levelOfDecade.value.${decade}`, 'is missing');
  return faults;
}

/** What a share brings at the start. */
function startingValue({ shareTrack, startingSpace }: PrintedSheet): number {
  return shareTrack.value[startingSpace.value - 1] ?? 0;
}

/** Who starts with so many shares has sold the others: nobody has more than they brought. */
function soldFor(sheet: AnniversarySheet): Fault[] {
  return (['2', '3', '4'] as const).flatMap((players) =>
    sheet.predefinedStart.value[players].flatMap(({ shares, cash }, i) =>
      cash > (sheet.startingShares.value - shares) * startingValue(sheet)
        ? [
            {
              path: `predefinedStart.value.${players}.${i}.cash`,
              reason: 'is more than the shares that were sold brought',
            },
          ]
        : [],
    ),
  );
}

/** Workers that the largest first factory takes: its rows 1 and 2 (FE-PREP-02). */
function mostFounding({ rowSpaces }: PrintedSheet): number {
  return Math.max(...GOODS.map((good) => (rowSpaces.value[good][0] ?? 0) + (rowSpaces.value[good][1] ?? 0)));
}

export const firstEditionSheet: Sheet = firstEdition as Sheet;
export const anniversarySheet: AnniversarySheet = anniversary as AnniversarySheet;
