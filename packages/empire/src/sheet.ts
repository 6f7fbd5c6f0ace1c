import { type Fault, faultsBy, formFaults, LANGUAGES, type Matters } from '@cromford/kernel';
import * as z from 'zod/mini';
import weighed from '../components/matters.json' with { type: 'json' };
import standard from '../components/standard.json' with { type: 'json' };
import { RESOURCES } from './resources.ts';
import { sheetReasons } from './sheet-reasons.ts';

// Strict content policies forbid code made at run time.
z.config({ jitless: true });

const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));

/** Where a value comes from: printed in the rulebook's text, forced by one of its examples, or ours because the picture is lost. */
const source = z.record(z.string(), z.enum(['printed', 'inferred', 'reconstructed']));

const resource = z.enum(RESOURCES);
const word = z.string().check(z.minLength(1));
/** A name in English; whoever writes a sheet of his own need not know the other languages. */
const text = z.strictObject({ en: word, ...otherLanguages(z.optional(word)) });
const edge = z.enum(['none', 'out', 'in']);
const edges = z.strictObject({ north: edge, east: edge, south: edge, west: edge });
const units = (to: number) =>
  z.strictObject({
    materials: z.optional(whole(0, to)),
    commodities: z.optional(whole(0, to)),
    goods: z.optional(whole(0, to)),
    capital: z.optional(whole(0, to)),
  });

/** What an event does. Own copies differ in numbers and years; these are the kinds of effect that the program knows. */
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gain'), ...units(9).shape }),
  z.strictObject({
    kind: z.literal('lose'),
    resource,
    amount: whole(1, 9),
    /** Lost instead, one unit, when there is nothing of the first. */
    otherwise: z.optional(resource),
  }),
  z.strictObject({ kind: z.literal('profit'), amount: whole(1, 40) }),
  z.strictObject({ kind: z.literal('profit-by-die') }),
  z.strictObject({ kind: z.literal('hire-here'), workers: whole(1, 5) }),
  z.strictObject({ kind: z.literal('dismiss'), workers: whole(1, 6) }),
  z.strictObject({ kind: z.literal('reassign') }),
  z.strictObject({ kind: z.literal('action-price'), nth: whole(1, 4), price: whole(0, 9) }),
  z.strictObject({ kind: z.literal('rate'), resource, rate: whole(1, 9) }),
]);

const building = z.strictObject({
  card: whole(1, 6),
  side: z.enum(['a', 'b']),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  name: text,
  track: resource,
  max: whole(1, 20),
  requirement: whole(1, 6),
  cost: units(9),
  edges,
  award: whole(0, 99),
  event: z.strictObject({ from: whole(0, 30), to: whole(0, 30), title: text, effect }),
  source,
});

const marketRow = z.strictObject({
  die: whole(1, 6),
  materials: whole(0, 9),
  commodities: whole(0, 9),
  goods: whole(0, 9),
  capital: whole(0, 9),
  source,
});
const marketSide = z.array(marketRow).check(z.length(6));

const sheetSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  start: z.strictObject({
    materials: whole(0, 20),
    commodities: whole(0, 20),
    goods: whole(0, 20),
    capital: whole(0, 20),
    workers: whole(0, 6),
    managers: whole(0, 6),
    /** On the Central Factory and spare; the two for years and profit are not counted. */
    markers: whole(4, 10),
    source,
  }),
  actionPrices: z.strictObject({ values: z.array(whole(0, 9)).check(z.length(4)), source }),
  years: z.strictObject({
    turns: whole(1, 30),
    labour: z.array(whole(2, 60)),
    upkeep: z.array(whole(2, 60)),
    source,
  }),
  titles: z.strictObject({ from: z.array(whole(0, 999)).check(z.length(5)), source }),
  market: z.strictObject({ A: marketSide, B: marketSide }),
  central: z.strictObject({
    max: z.strictObject({
      materials: whole(1, 20),
      commodities: whole(1, 20),
      goods: whole(1, 20),
      capital: whole(1, 20),
    }),
    requirement: whole(1, 6),
    edges,
    source,
  }),
  buildings: z.array(building).check(z.length(12)),
});

export type Sheet = z.infer<typeof sheetSchema>;
export type Effect = z.infer<typeof effect>;
export type Text = z.infer<typeof text>;

/** What keeps a value from being a component sheet of this game. */
export function sheetFaults(value: unknown): Fault[] {
  const parsed = sheetSchema.safeParse(value);
  if (!parsed.success) return formFaults(parsed.error.issues, value);
  return contradictions(parsed.data);
}

function otherLanguages<T>(schema: T) {
  const others = LANGUAGES.filter((language) => language !== 'en');
  return Object.fromEntries(others.map((language) => [language, schema])) as Record<(typeof others)[number], T>;
}

/** What each value on its own allows, but the values together do not. */
function contradictions(sheet: Sheet): Fault[] {
  const faults: Fault[] = [];
  const fault = faultsBy(sheetReasons, faults);
  for (const side of ['A', 'B'] as const)
    sheet.market[side].forEach((row, i) => {
      if (row.die !== i + 1) fault(`market.${side}.${i}.die`, 'die-order', { die: i + 1 });
    });
  for (const resource of RESOURCES)
    if (sheet.start[resource] > sheet.central.max[resource])
      fault(`start.${resource}`, 'beyond-central', { most: sheet.central.max[resource] });
  const seen = new Set<string>(['central']);
  sheet.buildings.forEach((side, i) => {
    const card = Math.floor(i / 2) + 1;
    const letter = i % 2 === 0 ? 'a' : 'b';
    if (side.card !== card || side.side !== letter) fault(`buildings.${i}`, 'card-order', { card: `${card}${letter}` });
    if (seen.has(side.id)) fault(`buildings.${i}.id`, 'same-id');
    seen.add(side.id);
    const cost = RESOURCES.reduce((sum, resource) => sum + (side.cost[resource] ?? 0), 0);
    if (cost < 2) fault(`buildings.${i}.cost`, 'cost-of-two');
    if (side.event.from > side.event.to) fault(`buildings.${i}.event.from`, 'years-end');
  });
  for (const type of ['materials', 'commodities', 'goods'] as const)
    if (!sheet.buildings.some((side) => side.track === type)) fault('buildings', 'no-track', { type });
  return faults;
}

export const standardSheet: Sheet = standard as Sheet;

/** What a step of our own values comes to when a manager plays, in profit (docs/balance.md); found by `cromford weigh --matters`. */
export const matters: Matters = weighed;
