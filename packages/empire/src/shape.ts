import { type Fault, formFaults } from '@cromford/kernel';
import * as z from 'zod/mini';

const between = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const upTo = (most: number) => between(0, most);
const place = between(-9, 9);
const flag = between(0, 1);
const kind = z.literal([0, 1, 2, 3]);

/** What units are paid for, and what else they come and go by. */
export const paidFor = z.enum(['action', 'manager', 'building', 'sale', 'event', 'labour', 'upkeep']);
export const why = z.enum(['production', 'marker', 'award', ...paidFor.options]);
export const builder = z.enum(['action', 'manager']);

const plate = between(1, 12);
const plates = (most: number) => z.array(plate).check(z.maxLength(most));
const owed = between(0, 2);
const units = between(1, 99);
/** One bit per card in play. */
const settled = between(0, 255);
const used = z.union([z.literal(-1), kind]);

const step = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.readonly(z.strictObject({ step: z.literal(name), ...fields }));

export const frame = z.discriminatedUnion('step', [
  step('turn', {}),
  step('act', {}),
  step('produce', {}),
  step('manage', {}),
  step('time', {}),
  step('sell', { sold: flag }),
  step('staff', { hired: flag, moved: flag }),
  step('build', { by: builder }),
  step('place', { by: builder, plate }),
  step('open', { by: builder, plate, x: place, y: place }),
  step('marker', { by: builder, plate, x: place, y: place }),
  step('event', { plate }),
  step('dismiss', { plate }),
  step('dismiss-from', { plate }),
  step('reassign', { plate }),
  step('pay', { kind, units, why: paidFor }),
  step('store', { kind, units, why }),
  step('labour', { settled }),
  step('labour-order', { settled }),
  step('upkeep', { site: between(1, 7) }),
  step('upkeep-owed', { site: between(1, 7), owed, used }),
  step('upkeep-unit', { site: between(1, 7), owed, used }),
]);

/** A card in play. The first is always the Central Factory. */
export const site = z.strictObject({
  /** Which plate of the components it shows. */
  plate: upTo(12),
  /** Columns east of the Central Factory. */
  x: place,
  /** Rows south of it. */
  y: place,
  /** What its worker die shows. */
  workers: upTo(6),
  /** Units per kind; −1 where there is no track or its marker is gone. */
  stock: z.array(between(-1, 99)).check(z.length(4)),
});

/**
 * The state of a game, described once: its types are inferred from this (state.ts), a state from outside is checked against it, and the
 * copy that search makes is written from it (clone.ts, by `npm run copies`). What is `readonly` is never changed, so copies share it.
 */
export const stateSchema = z.strictObject({
  ply: upTo(999_999),
  barrier: upTo(999_999),
  random: z.array(between(-2_147_483_648, 2_147_483_647)).check(z.length(4)),
  agenda: z.array(frame).check(z.maxLength(40)),
  /** 1 to 15; 0 before the first market roll. */
  turn: upTo(99),
  /** The marked year. */
  year: upTo(198),
  /** The market die. */
  die: upTo(6),
  /** Profit so far. */
  profit: upTo(999),
  /** Value of the managers die; 0 when it has left the game. */
  managers: upTo(6),
  /** 1: a manager was used this turn. */
  managerUsed: flag,
  /** Actions taken this turn. */
  taken: upTo(4),
  /** The last action taken this turn: 0 none, 1 sell, 2 hire and move, 3 build, 4 produce. */
  last: upTo(4),
  /** Markers not yet on a track. */
  spare: upTo(20),
  /** Plates of the building row, from the left. */
  row: plates(6),
  /** Cards in play, in the order in which they were built; the first is the Central Factory. */
  sites: z.array(site).check(z.minLength(1), z.maxLength(7)),
  /** Plates whose event has happened. */
  happened: plates(12),
  /** Plates whose event is in force this turn. */
  inForce: plates(12),
  /** Plates whose event will be in force next turn. */
  coming: plates(12),
});

/** What keeps a value from outside from being a state of this game. */
export function shapeFaults(value: unknown): Fault[] {
  const parsed = stateSchema.safeParse(value);
  return parsed.success ? [] : formFaults(parsed.error.issues, value);
}
