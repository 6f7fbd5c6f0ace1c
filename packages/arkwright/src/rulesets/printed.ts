import { at, type GameOptions, times } from '@cromford/kernel';
import type { StepName } from '../frames.ts';
import { GOODS, type GoodIndex } from '../goods.ts';
import { CAPACITIES, COLOURED, GREY_KINDS, type Grey, type Kind, type Marker, SHADES, SHIPS } from '../markers.ts';
import { NO_COMPANY } from '../modules/east-india-company/company.ts';
import type { Additional, Ruleset } from '../ruleset.ts';
import type { PrintedSheet } from '../sheet/schema.ts';

export type PlayerCount = '2' | '3' | '4';

export function countKey(players: number): PlayerCount {
  return String(players) as PlayerCount;
}

export function isPredetermined(options: GameOptions): boolean {
  return options['set-up'] === 'predetermined';
}

const ADDITIONAL: Readonly<Record<Kind, Additional>> = {
  factory: 'prices',
  workers: 'special',
  machinery: 'special',
  quality: 'prices',
  distribution: 'prices',
  'stock-exchange': 'special',
  production: 'prices',
  ship: 'special',
};

export const byGood = <T>(table: Readonly<Record<(typeof GOODS)[number], T>>): T[] => GOODS.map((good) => table[good]);

export const forAllKinds = (value: boolean): Readonly<Record<Kind, boolean>> => ({
  factory: value,
  production: value,
  workers: value,
  machinery: value,
  quality: value,
  distribution: value,
  'stock-exchange': value,
  ship: value,
});

/** What the boards and markers print, as the tables of a ruleset. */
export function printed(players: number, sheet: PrintedSheet) {
  const marketSpaces = sheet.marketRows.value * 4;
  const numbered = byGood(sheet.demand.value);
  const track = sheet.shareTrack.value;
  const shaded = <T>(values: { basic: T; first: T; second: T }, kind: 'machinery' | 'quality' | 'distribution') =>
    ({ [kind]: values.basic, [`first-${kind}`]: values.first, [`second-${kind}`]: values.second }) as Partial<
      Record<Marker, T>
    >;
  const additional: Partial<Record<Marker, Additional>> = {};
  for (const kind of COLOURED) additional[kind] = ADDITIONAL[kind];
  for (const kind of GREY_KINDS) {
    additional[`first-${kind}`] = ADDITIONAL[kind];
    additional[`second-${kind}`] = ADDITIONAL[kind];
  }
  for (const ship of SHIPS) additional[ship] = ADDITIONAL.ship;
  const { fired, box } = sheet.setupWorkers.value[countKey(players)];

  return {
    players,
    // FE-SET-12 to FE-SET-14, AE-SET-15, AE-SET-16
    start: {
      market: sheet.workers.value - fired - box,
      fired,
      shares: sheet.startingShares.value,
      space: sheet.startingSpace.value,
    },
    // In 1760 factories of level I are founded; the sheet has the decades that are played.
    levels: [1, ...times(5, (i) => sheet.levelOfDecade.value[String(1770 + 10 * i)] as number)],
    cost: byGood(sheet.factoryCost.value),
    spaces: byGood(sheet.rowSpaces.value),
    machineSpaces: byGood(sheet.machineSpaces.value),
    output: GOODS.map(() => sheet.output.value),
    // FE-CMP-09, FE-CMP-10, AE-CMP-17, AE-CMP-18
    qualityLimit: 4,
    distributionLimit: 4,
    value: [0, ...track],
    lastSpace: track.length,
    shares: sheet.sharesPerCompany.value,
    lowestPurchase: 10,
    loan: sheet.loans.value,
    marketSpaces,
    importerStart: 0,
    ...NO_COMPANY,
    // FE-TIME-02, AE-FLW-02
    cycle: ['turns', 'production', 'end-cycle'] as readonly StepName[],
    needsContracts: true,
    shipsRest: false,
    circulating: sheet.workers.value - box,
    demand: GOODS.map((_, good) => demandOf(at(numbered, good), good, marketSpaces)),
    // FE-WAG-02, AE-WAG-02; AMB-07 and AE-AMB-29 for a full market.
    wage: times(marketSpaces + 1, (empty) => at(sheet.wages.value, Math.floor(Math.max(0, empty - 1) / 4))),
    chart: sheet.administrationSpaces.value,
    reuseFee: 2,
    greyCopies: Object.fromEntries(
      SHADES.flatMap((shade) => GREY_KINDS.map((kind) => [`${shade}-${kind}`, sheet.greyMarkers.value[shade][kind]])),
    ) as Record<Grey, number>,
    machinery: shaded(sheet.machinery.value, 'machinery'),
    quality: shaded(sheet.quality.value, 'quality'),
    distribution: shaded(sheet.distribution.value, 'distribution'),
    productionRows: {
      'first-production': sheet.production.value.first,
      'second-production': sheet.production.value.second,
    },
    additional,
    shipLevel: CAPACITIES.map((capacity) => sheet.shipLevel.value[`${capacity}`]),
    warehousePrice: byGood(sheet.warehousePrices.value),
  } satisfies Partial<Ruleset>;
}

/** FE-SAL-05, AE-PRO-03: demand by the number of empty spaces: what is printed on the lowest empty space of the good's column. */
function demandOf(column: readonly number[], good: GoodIndex, marketSpaces: number): readonly number[] {
  const demand = [0];
  for (let space = 0; space < marketSpaces; space++)
    demand.push(space % 4 === good ? at(column, Math.floor(space / 4)) : at(demand, space));
  return demand;
}
