import * as z from 'zod/mini';
import { CARDS } from '../cards/names.ts';
import { GOODS } from '../goods.ts';
import { TRACKS } from '../tracks.ts';

// Strict content policies forbid code made at run time.
z.config({ jitless: true });

const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const list = (from: number, to: number, length: number) => z.array(whole(from, to)).check(z.length(length));
const some = (from: number, to: number, shortest: number, longest: number) =>
  z.array(whole(from, to)).check(z.minLength(shortest), z.maxLength(longest));

/** Where a value comes from: printed in the rulebook's text, forced by one of its examples, or ours because the picture is lost. */
const source = z.record(z.string(), z.enum(['printed', 'inferred', 'reconstructed']));

const byGood = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ food: value, clothes: value, cutlery: value, lamps: value });
const byPlayers = <T extends z.ZodMiniType>(value: T) => z.strictObject({ '2': value, '3': value, '4': value });
const two = <T extends z.ZodMiniType>(value: T) => z.array(value).check(z.length(2));

const factorySide = z.strictObject({
  spots: z.array(z.strictObject({ price: whole(0, 20), appeal: whole(0, 9) })).check(z.length(4)),
  goods: whole(0, 9),
  workers: whole(0, 9),
  fixedCost: whole(0, 30),
  shipPrice: whole(0, 40),
  source,
});

/** A worker card: workers of its worker half, machines of its machinery half, goods of its earlier and later side. */
const workerCard = z.strictObject({ workers: whole(1, 6), machines: whole(1, 2), goods: list(0, 9, 2), source });

const start = z.strictObject({
  factories: two(z.enum(GOODS)),
  track: z.optional(z.enum(TRACKS)),
  card: z.optional(z.enum(CARDS)),
  at: z.optional(z.enum(GOODS)),
});
const starts = z.array(start).check(z.minLength(2), z.maxLength(4));

export const sheetSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  start: z.strictObject({
    money: whole(0, 299),
    shares: whole(1, 30),
    shareValue: whole(1, 30),
    ships: whole(0, 2),
    source,
  }),
  limits: z.strictObject({
    shares: whole(10, 99),
    shareValue: whole(10, 99),
    loans: whole(0, 20),
    shippingTokens: whole(0, 20),
    quality: whole(1, 9),
    engineerQuality: whole(1, 9),
    distribution: whole(1, 9),
    source,
  }),
  developments: z.strictObject({
    quality: list(1, 9, 3),
    distribution: list(1, 9, 3),
    cards: list(0, 9, 3),
    machinery: list(1, 9, 3),
    shipping: list(1, 9, 3),
    exchange: list(0, 9, 3),
    source,
  }),
  restrictions: z.strictObject({
    quality: list(1, 3, 2),
    distribution: list(1, 3, 2),
    machinery: list(1, 3, 2),
    shipping: list(1, 3, 2),
    source,
  }),
  factories: byGood(two(factorySide)),
  offices: byGood(z.strictObject({ price: whole(0, 9), appeal: whole(0, 9), source })),
  workerCards: byGood(two(workerCard)),
  qualityCards: z.strictObject({
    faces: z.array(some(1, 6, 1, 2)).check(z.length(3)),
    engineer: some(1, 9, 1, 2),
    source,
  }),
  distributionCards: z.strictObject({ own: z.literal(2), faces: some(1, 6, 1, 6), source }),
  warehouses: z.strictObject({
    small: z.literal(2),
    smallHolds: whole(1, 9),
    largeHolds: whole(1, 9),
    finalPrice: whole(0, 20),
    source,
  }),
  market: z.strictObject({
    appealEnds: whole(10, 40),
    /** The spaces that a marker reaches by passing an arrow: upward (red) and, left again downward, (green). */
    up: byGood(some(1, 40, 0, 60)),
    down: byGood(some(1, 40, 0, 60)),
    demandFrom: whole(-20, 0),
    demandTo: whole(1, 40),
    demand: byPlayers(list(-20, 20, 4)),
    /** The wage on each space of the track, from the left. */
    wages: byPlayers(some(0, 20, 2, 40)),
    source,
  }),
  neutral: z.strictObject({ appeal: list(0, 10, 4), source }),
  starts: z.strictObject({ '2': starts, '3': starts, '4': starts, source }),
  cards: z
    .array(
      z.strictObject({
        front: z.enum(CARDS),
        back: z.enum(CARDS),
        /** The fewest players it is laid out for; 0 where it belongs to the expert supply only. */
        players: z.union([z.literal(0), z.literal(2), z.literal(3), z.literal(4)]),
        source,
      }),
    )
    .check(z.length(24)),
  effects: z.strictObject({
    tokensSaved: whole(0, 2),
    extraGoods: whole(0, 4),
    freeMachines: whole(0, 9),
    wageLess: whole(0, 9),
    wageWorkers: whole(0, 9),
    brokerShares: whole(1, 9),
    patronSales: whole(0, 4),
    inventorFactories: whole(1, 4),
    inventorDevelopments: whole(1, 4),
    fixedCostLess: whole(0, 9),
    /** Extra income by goods shipped at once, from 0. */
    contract: some(0, 99, 9, 20),
    source,
  }),
  costs: z.strictObject({ machine: whole(0, 9), source }),
  /** The fixed price is asked only where the table plays by it. */
  scoring: z.strictObject({ shippingSteps: some(0, 30, 1, 21), fixedSharePrice: whole(1, 30), source }),
  opening: z.strictObject({ shares: whole(0, 20), price: whole(1, 30), source }),
  supply: z.strictObject({ perPlayer: whole(1, 4), source }),
  solo: z.strictObject({
    shares: whole(0, 30),
    shareValue: whole(0, 30),
    appeal: list(0, 10, 4),
    demandUp: list(0, 10, 4),
    opensAt: list(0, 10, 4),
    advance: whole(0, 5),
    markers: whole(1, 6),
    neutralMarkers: whole(0, 6),
    rows: z.literal(3),
    columns: whole(3, 5),
    source,
  }),
});

export type Sheet = z.infer<typeof sheetSchema>;
