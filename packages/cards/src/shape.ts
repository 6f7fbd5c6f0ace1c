import { type Fault, formFaults } from '@cromford/kernel';
import * as z from 'zod/mini';
import { AWARDS } from './awards.ts';

const between = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const flag = z.literal([0, 1]);
const bit = between(0, 1);
const seat = between(0, 3);
const good = between(0, 3);
const card = between(0, 17);
const mask = between(0, 1_048_575);
const k = between(0, 4);
const few = between(0, 99);
const many = between(0, 99_999);
const decisions = between(0, 999_999);
const list = (length: number, from: number, to: number) =>
  z.readonly(z.array(between(from, to)).check(z.length(length)));
const upTo = (length: number, from: number, to: number) =>
  z.readonly(z.array(between(from, to)).check(z.maxLength(length)));

const step = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.readonly(z.strictObject({ step: z.literal(name), ...fields }));
const plain = <Name extends string>(name: Name) => step(name, {});
const counting = <Name extends string>(name: Name) => step(name, { k });
const seated = <Name extends string>(name: Name) => step(name, { seat });

/** What a card's value is being added to. */
export const improvement = z.enum(['quality', 'distribution']);

/** Everything that can stand on the agenda. `k` counts players in turn order. */
export const frame = z.discriminatedUnion('step', [
  // Set-up
  counting('first-factories'),
  counting('second-factories'),
  seated('open-factory'),
  plain('opponents'),
  counting('gifts'),
  seated('gift'),
  counting('openings'),
  seated('opening'),
  // A round and its turns
  plain('round'),
  counting('turns'),
  seated('act'),
  step('build', { seat, built: mask, upgraded: mask, invented: mask, more: few }),
  step('employ', { seat, added: few }),
  step('automate', { seat, left: few, added: few }),
  step('improve', { seat, kind: improvement }),
  seated('buy'),
  step('loans', { seat, bought: few }),
  step('ships', { seat, done: flag }),
  step('extra-production', { seat, run: mask }),
  step('pay-run', { seat, good, cards: between(0, 2) }),
  step('load', { seat, loaded: few, income: many, from: mask }),
  seated('swap'),
  seated('price'),
  seated('spot'),
  seated('office'),
  step('turn-quality', { seat, card: between(0, 3) }),
  seated('marker'),
  /** `discarded` has just made room for another card; `used` was discarded by this turn's action. Neither may be taken back now. */
  step('develop', { seat, discarded: between(-1, 17), used: between(-1, 17) }),
  seated('broker'),
  step('inventor', { seat, left: few }),
  seated('foreman'),
  seated('refresh'),
  step('refill', { seat, good, left: few }),
  // Production
  plain('production'),
  counting('producers'),
  seated('producer'),
  step('extra-shift', { seat, made: few, extra: flag }),
  step('sale', { seat, made: few, bonus: few, asked: mask }),
  step('patron', { seat, made: few, bonus: few, asked: mask, card }),
  step('sell-stored', { seat, made: few, maximum: few }),
  seated('ship'),
  step('trade-office', { seat, ships: few }),
  step('store', { seat, extra: flag }),
  seated('costs'),
  plain('share-value'),
  counting('ties'),
  seated('tie'),
  plain('wear'),
  // Preparation and end
  plain('prepare'),
  counting('entrepreneurs'),
  seated('entrepreneur'),
  seated('name-start'),
  plain('scoring'),
  step('award', { seat, left: few, earned: z.string().check(z.maxLength(300)) }),
  // Solo
  plain('opponents-turn'),
]);

/** One open factory. Price and appeal are not kept: they follow from the cards. */
export const factory = z.strictObject({
  /** The decade side of the tile that lies up: 1 or 2. */
  side: between(1, 2),
  /** The spot of the factory token, 0 to 3. */
  spot: between(0, 3),
  /** The office card shows 0 its price half, 1 its appeal half. */
  office: bit,
  /** The worker card at position one: 0 none, 1 on its earlier side, 2 on its later side. */
  first: between(0, 2),
  /** The one at position two. */
  second: between(0, 2),
  /** 1: the first is rotated to the machinery half. */
  firstTurned: bit,
  /** 1: the second is. */
  secondTurned: bit,
});

export const player = z.strictObject({
  /** Pounds in hand. */
  cash: many,
  /** Shares held. */
  shares: few,
  /** Their value. */
  value: few,
  /** Loan tokens on the board. */
  loans: few,
  /** Shipping tokens on the player board. */
  tokens: few,
  /** Ships available: the side of the shipping card, 0 when it lies in the reserve. */
  ships: between(0, 2),
  /** Levels of the six developments. */
  levels: list(6, 0, 2),
  /** By good; null where none is open. */
  factories: z.array(z.nullable(factory)).check(z.length(4)),
  /** Where the appeal markers stand, by good; −1 in the reserve. */
  appeal: list(4, -1, 99),
  /** The card that carries the machine token, as good × 2 + position − 1; −1 when the token is in the reserve. */
  token: between(-1, 7),
  /** Quality cards A, B, C and the Engineer: the good of the factory; −1 in the reserve, −2 not owned. */
  quality: list(4, -2, 3),
  /** The values that they show. */
  qualityValue: list(4, 0, 9),
  /** 1 where one counts as appeal. */
  qualityShows: list(4, 0, 1),
  /** Distribution cards A, B and the Patent, likewise. */
  distribution: list(3, -2, 3),
  /** The values that they show. */
  distributionValue: list(3, 0, 9),
  /** Warehouses small 1, small 2 and large, likewise. */
  warehouses: list(3, -2, 3),
  /** The goods in them. */
  stored: list(3, 0, 99),
  /** Development cards owned, in the order in which they were taken. */
  cards: upTo(9, 0, 17),
  /** Those that are spent, one bit each. */
  spent: mask,
  /** The good whose factory the Foreman stands at; −1 without him. */
  foreman: between(-1, 3),
  /** The engineer token shows “max. 6”. */
  engineer: bit,
  /** Bankrupt (CG-EMG-04). */
  out: bit,
  /** For the awards: shipping actions. */
  voyages: few,
  /** For the awards: machines were added. */
  automated: bit,
  /** For the awards: a Broker was used. */
  brokered: bit,
  /** For the awards: a Patent or an Engineer was owned. */
  helped: bit,
  /** Money left after the opening purchase of shares. */
  opened: many,
});

/** A colour without a person: the neutral one of two players, or an automated opponent. */
export const other = z.strictObject({
  /** Where its appeal markers stand, by good; −1 in the reserve. */
  appeal: list(4, -1, 99),
  /** Shares held. */
  shares: few,
  /** Their value. */
  value: few,
});

/**
 * The state of a game, described once: its types are inferred from this (state.ts, frames.ts), a state from outside is checked against
 * it, and the copy that search makes is written from it (clone.ts, by `npm run copies`). What is `readonly` is never changed, so copies
 * share it.
 */
export const stateSchema = z.strictObject({
  ply: decisions,
  barrier: decisions,
  random: z.array(between(-2_147_483_648, 2_147_483_647)).check(z.length(4)),
  agenda: z.array(frame).check(z.maxLength(40)),
  /** The decade. */
  decade: between(1, 3),
  /** The featured good, and so the round of the decade. */
  good,
  /** The seat of the starting player. */
  start: seat,
  /** Where the demand markers stand, by good. */
  demand: list(4, -99, 99),
  /** The space of the wages marker. */
  wage: few,
  /** Cards in the open supply, by type. With a display they are counted here too. */
  supply: list(18, 0, 24),
  /** By seat. */
  players: z.array(player).check(z.minLength(1), z.maxLength(4)),
  /** Colours without a person. */
  others: z.array(other).check(z.maxLength(2)),
  /** Goods sold at home in this production phase: by seat, then by other colour; −1 who does not produce. */
  sold: upTo(6, -1, 99),
  /** Goods that are being handled between production and warehouse. */
  hand: few,
  /** Whose they are. */
  handSeat: seat,
  /** Which they are. */
  handGood: good,
  /** While quality or distribution is being added: the value of each factory before. */
  before: list(4, 0, 20),
  /** And the cards placed so far, one bit each. */
  placed: mask,
  /** Solo: types of the cards in the display; −1 is empty. */
  display: upTo(15, -1, 17),
  /** Solo: places of the discs; the neutral colour comes last. */
  discs: upTo(3, 0, 14),
  /** Solo: markers in the bag, by colour; the neutral one comes last. */
  bag: upTo(3, 0, 9),
  /** Solo: the opponents' turn comes first in this round (CG-SOL-18). */
  later: bit,
  /** After final scoring: by seat, then by other colour. */
  scores: upTo(6, -9_999, 99_999),
  /** Seats that have won; filled at the end. */
  winners: upTo(4, 0, 3),
  /** Solo: awards won. */
  awards: z.readonly(z.array(z.enum(AWARDS)).check(z.maxLength(AWARDS.length))),
});

/** What keeps a value from outside from being a state of this game. */
export function shapeFaults(value: unknown): Fault[] {
  const parsed = stateSchema.safeParse(value);
  return parsed.success ? [] : formFaults(parsed.error.issues, value);
}
