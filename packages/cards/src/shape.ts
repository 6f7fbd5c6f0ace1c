import type { Fault } from '@cromford/kernel';
import * as z from 'zod/mini';

const whole = z.int().check(z.minimum(-999_999_999), z.maximum(999_999_999));
const between = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const flag = z.union([z.literal(0), z.literal(1)]);
const seat = between(0, 3);
const good = between(0, 3);
const card = between(0, 17);
const mask = between(0, 1_048_575);
const k = between(0, 4);
const few = between(0, 99);
const many = between(0, 99_999);
const list = (length: number, from: number, to: number) => z.array(between(from, to)).check(z.length(length));
const upTo = (length: number, from: number, to: number) => z.array(between(from, to)).check(z.maxLength(length));

const plain = <Name extends string>(step: Name) => z.strictObject({ step: z.literal(step) });
const counting = <Name extends string>(step: Name) => z.strictObject({ step: z.literal(step), k });
const seated = <Name extends string>(step: Name) => z.strictObject({ step: z.literal(step), seat });

const frame = z.discriminatedUnion('step', [
  counting('first-factories'),
  counting('second-factories'),
  seated('open-factory'),
  plain('opponents'),
  counting('gifts'),
  seated('gift'),
  counting('openings'),
  seated('opening'),
  plain('round'),
  counting('turns'),
  seated('act'),
  z.strictObject({
    step: z.literal('build'),
    seat,
    built: mask,
    upgraded: mask,
    invented: mask,
    more: few,
  }),
  z.strictObject({ step: z.literal('employ'), seat, added: few }),
  z.strictObject({ step: z.literal('automate'), seat, left: few, added: few }),
  z.strictObject({ step: z.literal('improve'), seat, kind: z.enum(['quality', 'distribution']) }),
  seated('buy'),
  z.strictObject({ step: z.literal('loans'), seat, bought: few }),
  z.strictObject({ step: z.literal('ships'), seat, done: flag }),
  z.strictObject({ step: z.literal('extra-production'), seat, run: mask }),
  z.strictObject({ step: z.literal('pay-run'), seat, good, cards: between(0, 2) }),
  z.strictObject({ step: z.literal('load'), seat, loaded: few, income: many, from: mask }),
  seated('swap'),
  seated('price'),
  seated('spot'),
  seated('office'),
  z.strictObject({ step: z.literal('turn-quality'), seat, card: between(0, 3) }),
  seated('marker'),
  z.strictObject({ step: z.literal('develop'), seat, discarded: between(-1, 17), used: between(-1, 17) }),
  seated('broker'),
  z.strictObject({ step: z.literal('inventor'), seat, left: few }),
  seated('foreman'),
  seated('refresh'),
  z.strictObject({ step: z.literal('refill'), seat, good, left: few }),
  plain('production'),
  counting('producers'),
  seated('producer'),
  z.strictObject({ step: z.literal('extra-shift'), seat, made: few, extra: flag }),
  z.strictObject({ step: z.literal('sale'), seat, made: few, bonus: few, asked: mask }),
  z.strictObject({ step: z.literal('patron'), seat, made: few, bonus: few, asked: mask, card }),
  z.strictObject({ step: z.literal('sell-stored'), seat, made: few, maximum: few }),
  seated('ship'),
  z.strictObject({ step: z.literal('trade-office'), seat, ships: few }),
  z.strictObject({ step: z.literal('store'), seat, extra: flag }),
  seated('costs'),
  plain('share-value'),
  counting('ties'),
  seated('tie'),
  plain('wear'),
  plain('prepare'),
  counting('entrepreneurs'),
  seated('entrepreneur'),
  seated('name-start'),
  plain('scoring'),
  z.strictObject({
    step: z.literal('award'),
    seat,
    left: few,
    earned: z.string().check(z.maxLength(300)),
  }),
  plain('opponents-turn'),
]);

const factory = z.strictObject({
  side: between(1, 2),
  spot: between(0, 3),
  office: flag,
  first: between(0, 2),
  second: between(0, 2),
  firstTurned: flag,
  secondTurned: flag,
});

const player = z.strictObject({
  cash: whole,
  shares: few,
  value: few,
  loans: few,
  tokens: few,
  ships: between(0, 2),
  levels: list(6, 0, 2),
  factories: z.array(z.nullable(factory)).check(z.length(4)),
  appeal: list(4, -1, 99),
  token: between(-1, 7),
  quality: list(4, -2, 3),
  qualityValue: list(4, 0, 9),
  qualityShows: list(4, 0, 1),
  distribution: list(3, -2, 3),
  distributionValue: list(3, 0, 9),
  warehouses: list(3, -2, 3),
  stored: list(3, 0, 99),
  cards: upTo(9, 0, 17),
  spent: mask,
  foreman: between(-1, 3),
  engineer: flag,
  out: flag,
  voyages: few,
  automated: flag,
  brokered: flag,
  helped: flag,
  opened: whole,
});

const stateSchema = z.strictObject({
  ply: whole,
  barrier: whole,
  random: z.array(z.int()).check(z.maxLength(4)),
  agenda: z.array(frame).check(z.maxLength(40)),
  decade: between(1, 3),
  good,
  start: seat,
  demand: list(4, -99, 99),
  wage: few,
  supply: list(18, 0, 24),
  players: z.array(player).check(z.minLength(1), z.maxLength(4)),
  others: z.array(z.strictObject({ appeal: list(4, -1, 99), shares: few, value: few })).check(z.maxLength(2)),
  sold: upTo(6, -1, 99),
  hand: few,
  handSeat: seat,
  handGood: good,
  before: list(4, 0, 20),
  placed: mask,
  display: upTo(15, -1, 17),
  discs: upTo(3, 0, 14),
  bag: upTo(3, 0, 9),
  later: flag,
  scores: z.array(whole).check(z.maxLength(6)),
  winners: upTo(4, 0, 3),
  awards: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(15)),
});

/** What keeps a value from outside from being a state of this game. */
export function shapeFaults(value: unknown): Fault[] {
  const parsed = stateSchema.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
}
