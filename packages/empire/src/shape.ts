import type { Fault } from '@cromford/kernel';
import * as z from 'zod/mini';

const whole = z.int().check(z.minimum(-999_999_999), z.maximum(999_999_999));
const few = z.array(whole).check(z.maxLength(12));
const places = whole.check(z.minimum(-9), z.maximum(9));
const kind = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const bit = z.int().check(z.minimum(0), z.maximum(1));
const by = z.enum(['action', 'manager']);
const why = z.enum([
  'action',
  'manager',
  'building',
  'sale',
  'production',
  'event',
  'marker',
  'labour',
  'upkeep',
  'award',
]);
const plate = z.int().check(z.minimum(1), z.maximum(12));
const site = z.int().check(z.minimum(1), z.maximum(7));
const owed = z.int().check(z.minimum(0), z.maximum(2));
const units = z.int().check(z.minimum(1), z.maximum(99));
const settled = z.int().check(z.minimum(0), z.maximum(255));
const used = z.union([z.literal(-1), kind]);
const simple = <Name extends string>(step: Name) => z.strictObject({ step: z.literal(step) });

const frame = z.discriminatedUnion('step', [
  simple('turn'),
  simple('act'),
  simple('produce'),
  simple('manage'),
  simple('time'),
  z.strictObject({ step: z.literal('sell'), sold: bit }),
  z.strictObject({ step: z.literal('staff'), hired: bit, moved: bit }),
  z.strictObject({ step: z.literal('build'), by }),
  z.strictObject({ step: z.literal('place'), by, plate }),
  z.strictObject({ step: z.literal('open'), by, plate, x: places, y: places }),
  z.strictObject({ step: z.literal('marker'), by, plate, x: places, y: places }),
  z.strictObject({ step: z.literal('event'), plate }),
  z.strictObject({ step: z.literal('dismiss'), plate }),
  z.strictObject({ step: z.literal('dismiss-from'), plate }),
  z.strictObject({ step: z.literal('reassign'), plate }),
  z.strictObject({ step: z.literal('pay'), kind, units, why }),
  z.strictObject({ step: z.literal('store'), kind, units, why }),
  z.strictObject({ step: z.literal('labour'), settled }),
  z.strictObject({ step: z.literal('labour-order'), settled }),
  z.strictObject({ step: z.literal('upkeep'), site }),
  z.strictObject({ step: z.literal('upkeep-owed'), site, owed, used }),
  z.strictObject({ step: z.literal('upkeep-unit'), site, owed, used }),
]);

const stateSchema = z.strictObject({
  ply: whole,
  barrier: whole,
  random: z.array(z.int()).check(z.maxLength(4)),
  agenda: z.array(frame).check(z.maxLength(40)),
  turn: whole,
  year: whole,
  die: whole,
  profit: whole,
  managers: whole,
  managerUsed: bit,
  taken: whole,
  last: whole,
  spare: whole,
  row: few,
  sites: z
    .array(
      z.strictObject({
        plate: whole,
        x: places,
        y: places,
        workers: whole,
        stock: z.array(whole).check(z.length(4)),
      }),
    )
    .check(z.minLength(1), z.maxLength(7)),
  happened: few,
  inForce: few,
  coming: few,
});

/** What keeps a value from outside from being a state of this game. */
export function shapeFaults(value: unknown): Fault[] {
  const parsed = stateSchema.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
}
