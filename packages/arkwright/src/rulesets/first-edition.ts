import type { GameOptions, Setup } from '@cromford/kernel';
import { firstEditionEvents } from '../events/first-edition.ts';
import { GOODS } from '../goods.ts';
import { at, times } from '../list.ts';
import { CAPACITIES, COLOURED, GREY_KINDS, type Kind, type Marker, SHIPS } from '../markers.ts';
import type { Additional, Ruleset } from '../ruleset.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { playerAt } from '../state.ts';
import { firstEditionTiles } from '../tiles/first-edition.ts';
import { byHook } from '../tiles/hooks.ts';

export type FirstEditionSetup = Setup<Sheet>;
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

/** What both versions of the first edition share; the rest is theirs. */
export function firstEdition({ players, sheet }: FirstEditionSetup) {
  const byGood = <T>(table: Readonly<Record<(typeof GOODS)[number], T>>): T[] => GOODS.map((good) => table[good]);
  const marketSpaces = sheet.marketRows.value * 4;
  const [lowest, highest] = sheet.priceRange.value as [number, number];
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
  // FE-STX-10: the light grey stock exchange marker has none.
  additional['first-stock-exchange'] = 'none';

  const tiles = firstEditionTiles(sheet);
  const { fired, box } = sheet.setupWorkers.value[countKey(players)];

  return {
    players,
    // FE-SET-12 to FE-SET-14
    start: {
      market: sheet.workers.value - fired - box,
      fired,
      shares: sheet.startingShares.value,
      space: sheet.startingSpace.value,
    },
    levels: times(6, (i) => (i === 0 ? 1 : (sheet.levelOfDecade.value[String(1760 + 10 * i)] ?? 1))),
    obsolete: times(6, (i) => sheet.obsoleteBefore.value[String(1760 + 10 * i)] ?? 0),
    cost: byGood(sheet.factoryCost.value),
    spaces: byGood(sheet.rowSpaces.value),
    machineSpaces: byGood(sheet.machineSpaces.value),
    output: GOODS.map(() => sheet.output.value),
    lowestPrice: GOODS.map(() => lowest),
    highestPrice: highest,
    // FE-CMP-09, FE-CMP-10
    qualityLimit: 4,
    distributionLimit: 4,
    value: [0, ...track],
    lastSpace: track.length,
    shares: sheet.sharesPerCompany.value,
    lowestPurchase: 10,
    loan: sheet.loans.value,
    // FE-EMS-07
    loanSpaces: () => 1,
    marketSpaces,
    circulating: sheet.workers.value - box,
    // FE-SAL-05: numbered spaces among the first empty ones, which run from the top left.
    demand: GOODS.map((_, good) =>
      times(marketSpaces + 1, (empty) => {
        let count = 0;
        for (let space = 0; space < empty; space++)
          if (space % 4 === good && at(at(numbered, good), Math.floor(space / 4)) > 0) count++;
        return count;
      }),
    ),
    // FE-WAG-02; AMB-07 for a full market.
    wage: times(marketSpaces + 1, (empty) => at(sheet.wages.value, Math.floor(Math.max(0, empty - 1) / 4))),
    chart: sheet.administrationSpaces.value,
    reuseFee: 2,
    machinery: shaded(sheet.machinery.value, 'machinery'),
    quality: shaded(sheet.quality.value, 'quality'),
    distribution: shaded(sheet.distribution.value, 'distribution'),
    productionRows: {
      'first-production': sheet.production.value.first,
      'second-production': sheet.production.value.second,
    },
    additional,
    halfPriceShares: { 'first-stock-exchange': 1 },
    paidAfterwards: {
      factory: true,
      production: true,
      workers: false,
      machinery: false,
      quality: false,
      distribution: false,
      'stock-exchange': false,
      ship: false,
    },
    sparePounds: {
      quality: true,
      distribution: true,
      factory: false,
      production: false,
      workers: false,
      machinery: false,
      'stock-exchange': false,
      ship: false,
    },
    shipLevel: CAPACITIES.map((capacity) => sheet.shipLevel.value[`${capacity}`]),
    tiles,
    hooks: byHook(tiles),
    events: firstEditionEvents,
    warehousePrice: byGood(sheet.warehousePrices.value),
    // FE-END-07
    tieBreaks: (s, seat) => [playerAt(s, seat).cash],
  } satisfies Partial<Ruleset>;
}
