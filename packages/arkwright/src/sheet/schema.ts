import * as z from 'zod/mini';
import { EVENTS } from '../events/names.ts';
import { GOODS } from '../goods.ts';
import { CAPACITIES, GREY_KINDS } from '../markers.ts';
import { ANNIVERSARY_TILES, FIRST_EDITION_TILES } from '../tiles/names.ts';

// Strict content policies forbid code made at run time.
z.config({ jitless: true });

export const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));

/** Every value names its source: printed in a text, forced by an example, or ours because the picture is lost. */
const entry = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({
    value,
    source: z.enum(['printed', 'inferred', 'reconstructed']),
    note: z.optional(z.string()),
  });

const numbers = (from: number, to: number, shortest: number, longest: number) =>
  z.array(whole(from, to)).check(z.minLength(shortest), z.maxLength(longest));
const fours = (from: number, to: number) => z.array(whole(from, to)).check(z.length(4));
const good = z.enum(GOODS);
const byGood = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ food: value, clothes: value, cutlery: value, lamps: value });
const byPlayers = <T extends z.ZodMiniType>(value: T) => z.strictObject({ '2': value, '3': value, '4': value });
const byDecade = <T extends z.ZodMiniType>(value: T) => z.record(z.string().check(z.regex(/^1[78]\d0$/)), value);
const counted = <Name extends string>(names: readonly Name[], to: number) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, whole(0, to)])) as Record<Name, z.ZodMiniInt>);
const byCapacity = (to: number) =>
  z.strictObject(
    Object.fromEntries(CAPACITIES.map((c) => [String(c), whole(0, to)])) as Record<
      `${2 | 4 | 6 | 8 | 10}`,
      z.ZodMiniInt
    >,
  );
const thresholds = numbers(1, 40, 1, 4);
const greyKind = z.enum(GREY_KINDS);
const greyCounts = z.strictObject({
  machinery: whole(0, 9),
  quality: whole(0, 9),
  distribution: whole(0, 9),
  production: whole(0, 9),
  'stock-exchange': whole(0, 9),
});
const starts = z.array(
  z.strictObject({
    factories: z.array(z.strictObject({ good, price: whole(1, 25) })).check(z.length(2)),
    shares: whole(0, 30),
    cash: whole(0, 300),
  }),
);
const ahead = z.strictObject({ take: whole(0, 50), keep: numbers(0, 99, 1, 6) });

/** What the boards and tiles of both editions print. */
const printed = {
  sheet: z.string().check(z.minLength(1), z.maxLength(60)),
  shareTrack: entry(numbers(1, 999, 20, 300)),
  sharesPerCompany: entry(whole(15, 99)),
  startingShares: entry(whole(1, 99)),
  startingSpace: entry(whole(1, 99)),
  workers: entry(whole(40, 200)),
  setupWorkers: entry(byPlayers(z.strictObject({ fired: whole(0, 40), box: whole(0, 40) }))),
  marketRows: entry(whole(5, 50)),
  demand: entry(byGood(numbers(0, 99, 5, 50))),
  wages: entry(numbers(1, 20, 5, 50)),
  warehousePrices: entry(byGood(whole(0, 20))),
  administrationSpaces: entry(numbers(1, 40, 5, 5)),
  factoryCost: entry(byGood(fours(5, 40))),
  rowSpaces: entry(byGood(fours(1, 6))),
  machineSpaces: entry(byGood(fours(0, 5))),
  output: entry(z.array(fours(0, 9)).check(z.length(4))),
  levelOfDecade: entry(byDecade(whole(1, 4))),
  machinery: entry(z.strictObject({ basic: thresholds, first: thresholds, second: thresholds })),
  quality: entry(z.strictObject({ basic: thresholds, first: thresholds, second: thresholds })),
  distribution: entry(z.strictObject({ basic: whole(0, 40), first: whole(0, 40), second: whole(0, 40) })),
  production: entry(z.strictObject({ first: whole(1, 4), second: whole(1, 4) })),
  greyMarkers: entry(z.strictObject({ first: greyCounts, second: greyCounts })),
  advancedRows: entry(z.strictObject({ first: numbers(1, 4, 1, 4), second: numbers(1, 4, 1, 4) })),
  advancedSpacesPerRow: entry(byPlayers(whole(0, 9))),
  shipCrew: entry(byCapacity(9)),
  shipLevel: entry(byCapacity(4)),
  economyMarkers: entry(
    z.array(z.strictObject({ importer: whole(0, 9), workers: whole(0, 9) })).check(z.minLength(9), z.maxLength(30)),
  ),
  warehouse: entry(z.strictObject({ columnSpaces: whole(0, 20), rowSpaces: numbers(0, 9, 1, 4) })),
  loans: entry(z.strictObject({ amount: whole(1, 100), repay: whole(1, 200) })),
  inventor: entry(ahead),
};

const printedSchema = z.strictObject(printed);
export type PrintedSheet = z.infer<typeof printedSchema>;

export const firstEditionSchema = z.strictObject({
  ...printed,
  priceRange: entry(z.array(whole(1, 60)).check(z.length(2))),
  obsoleteBefore: entry(byDecade(whole(1, 4))),
  shipCounts: entry(byCapacity(9)),
  contractTrack: entry(z.strictObject({ two: numbers(1, 20, 1, 9), more: numbers(1, 20, 1, 9) })),
  developmentTiles: entry(counted(FIRST_EDITION_TILES, 9)),
  spinningJennyMat: entry(
    z.strictObject({
      firstMachineryQualityDistribution: byPlayers(whole(0, 9)),
      firstStockExchange: byPlayers(whole(0, 9)),
      second: byPlayers(whole(0, 9)),
    }),
  ),
  spinningJennyPicks: entry(byPlayers(z.array(greyKind))),
  spinningJennyStart: entry(byPlayers(starts)),
  waterFrameStart: entry(byPlayers(starts)),
  waterFrameEvents: entry(byDecade(z.enum(EVENTS))),
  predeterminedTiles: entry(byPlayers(z.array(z.enum(FIRST_EDITION_TILES)))),
  predeterminedAdvanced: entry(byPlayers(z.array(z.array(greyKind)).check(z.length(4)))),
  predeterminedSpecial: entry(byPlayers(z.array(greyKind))),
});

export type Sheet = z.infer<typeof firstEditionSchema>;

const sides = <T extends z.ZodMiniType>(value: T) => z.strictObject({ 'water-frame': value, 'spinning-mule': value });
const strips = z.array(fours(0, 9)).check(z.length(3));

export const anniversarySchema = z.strictObject({
  ...printed,
  minimumPrice: entry(byGood(whole(1, 20))),
  shipCounts: entry(byPlayers(byCapacity(9))),
  contractSpaces: entry(numbers(1, 20, 1, 9)),
  limitOfTwo: entry(whole(1, 20)),
  tinkerer: entry(ahead),
  developmentTiles: entry(counted(ANNIVERSARY_TILES, 9)),
  predefinedTiles: entry(byPlayers(z.array(z.enum(ANNIVERSARY_TILES)))),
  predefinedAdvanced: entry(byPlayers(z.array(z.array(greyKind)).check(z.length(4)))),
  predefinedStart: entry(byPlayers(starts)),
  predefinedMarker: entry(byPlayers(z.array(greyKind))),
  predefinedEvents: entry(byDecade(z.enum(EVENTS))),
  predefinedReserve: entry(z.enum(EVENTS)),
  spinningMuleDecades: entry(numbers(1770, 1810, 3, 3)),
  spinningMuleShipCounts: entry(byPlayers(counted(['2', '4', '6'], 9))),
  spinningMuleShipLevel: entry(counted(['2', '4', '6'], 4)),
  spinningMuleImporters: entry(byPlayers(whole(0, 9))),
  asymmetric: entry(
    z.strictObject({
      mass: z.strictObject({ costMinus: numbers(0, 20, 3, 3), output: strips }),
      luxury: z.strictObject({ costPlus: numbers(0, 20, 3, 3), output: strips }),
    }),
  ),
  eastIndiaCompany: entry(
    z.strictObject({
      commodities: byGood(z.enum(['sugar', 'cotton', 'silver', 'porcelain'])),
      prices: byGood(
        z.array(z.strictObject({ price: whole(1, 30), players: whole(2, 4) })).check(z.minLength(2), z.maxLength(20)),
      ),
      influence: sides(numbers(0, 9, 3, 20)),
      bonuses: sides(z.array(z.enum(['marketing', 'machine', 'quality', 'share', ''])).check(z.maxLength(20))),
    }),
  ),
});

export type AnniversarySheet = z.infer<typeof anniversarySchema>;
