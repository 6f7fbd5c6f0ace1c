import { LANGUAGES } from '@cromford/kernel';
import * as z from 'zod/mini';
import { key } from './live.ts';
import { linesSchema, nameSchema, textSchema } from './written.ts';

/** What tables, tournaments, notices and houses can be asked to be. */

export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
/** A whole number that stands in an address, and so comes as text. */
export const written = (from: number, to: number) =>
  z.coerce.number().check(z.multipleOf(1), z.minimum(from), z.maximum(to));
export const language = z.enum(LANGUAGES);
const short = z.string().check(z.maxLength(40));
const options = z._default(z.record(short, short), {});
const levelSchema = z.string().check(z.regex(/^[a-z][a-z-]{0,19}$/));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What may be asked for; what the fields mean is said in `table.ts`. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('bank'), bank: whole(MINUTE, DAY), increment: whole(0, 10 * MINUTE) }),
  z.strictObject({
    kind: z.literal('daily'),
    turn: whole(10 * MINUTE, 30 * DAY),
    from: z._default(whole(0, 1439), 0),
    to: z._default(whole(1, 1440), 1440),
    offset: z._default(whole(-720, 840), 0),
  }),
]);

export const openingSchema = z.strictObject({
  key,
  game: short,
  players: whole(1, 8),
  options,
  /** A component sheet of one's own copy; the game's own when left out. */
  sheet: z.optional(z.unknown()),
  title: z._default(textSchema(60), ''),
  access: z.enum(['public', 'invitation', 'solo']),
  clock: z._default(clockSchema, { kind: 'none' }),
  /** Seconds by which spectators lag behind; −1 for no spectators. */
  delay: z._default(whole(-1, 3600), 0),
  /** The level of the bot that takes over when somebody leaves or runs out of time. */
  takeover: z._default(z.union([levelSchema, z.literal('')]), ''),
  /** Where the host sits, and which seats bots have; the others stay open. */
  seat: z._default(whole(0, 7), 0),
  bots: z._default(z.record(z.string().check(z.regex(/^[0-7]$/)), levelSchema), {}),
});
export type Opening = z.output<typeof openingSchema>;

/** What the host may still change while a table waits for players; what is left out stays. */
export const setUpSchema = z.strictObject({
  title: z.optional(textSchema(60)),
  options: z.optional(z.record(short, short)),
  clock: z.optional(clockSchema),
  takeover: z.optional(z.union([levelSchema, z.literal('')])),
});
export type WantedSetUp = z.output<typeof setUpSchema>;

/** A bot for a free seat; empty: the seat is free again. */
export const seatSchema = z.strictObject({ bot: z.union([levelSchema, z.literal('')]) });

export const tournamentSchema = z.strictObject({
  name: textSchema(60, 2),
  game: short,
  players: whole(2, 8),
  options,
  // All tables begin at once: nobody can sit at several of them with a clock for the whole game running.
  clock: z._default(clockSchema, { kind: 'none' }).check(z.refine(({ kind }) => kind !== 'bank', { error: 'no-bank' })),
});
export type WantedTournament = z.output<typeof tournamentSchema>;

export const proposalSchema = z.discriminatedUnion('kind', [
  /** Back to the position after so many decisions. */
  z.strictObject({ kind: z.literal('undo'), ply: whole(0, 100_000) }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  /** Give the game up without a result. */
  z.strictObject({ kind: z.literal('close') }),
  /** A bot takes the seat whose time has run out; its owner may come back. */
  z.strictObject({ kind: z.literal('replace') }),
  /** A game of older rules goes on by those of today. */
  z.strictObject({ kind: z.literal('take-up') }),
]);
export type WantedProposal = z.output<typeof proposalSchema>;

export const orderSchema = z.strictObject({
  /** The step that is answered. */
  step: z.string().check(z.minLength(1), z.maxLength(60)),
  line: z.string().check(z.minLength(1), z.maxLength(200)),
  /** How often, at most. */
  times: whole(1, 50),
});
export type WantedOrder = z.output<typeof orderSchema>;

export const lobbySchema = z.strictObject({
  game: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  stage: z._default(z.enum(['open', 'playing', 'over']), 'open'),
  players: z.optional(written(1, 8)),
  clock: z.optional(z.enum(['none', 'bank', 'daily'])),
  /** Only tables with a seat to be had. */
  free: z._default(z.stringbool(), false),
  before: z.optional(written(0, Number.MAX_SAFE_INTEGER)),
});
export type WantedTables = z.output<typeof lobbySchema>;

export const invitationSchema = z.strictObject({
  seat: z._default(z.nullable(whole(0, 7)), null),
  hours: z._default(whole(1, 720), 72),
  uses: z._default(whole(1, 8), 1),
});
export type WantedInvitation = z.output<typeof invitationSchema>;

const pushKey = z.string().check(z.regex(/^[\w-]{1,200}$/));
const address = z.string().check(z.maxLength(1000));

export const channelSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: address,
    keys: z.strictObject({ p256dh: pushKey, auth: pushKey }),
  }),
  z.strictObject({ kind: z.literal('mail'), mail: z.email().check(z.maxLength(200)) }),
  z.strictObject({ kind: z.literal('webhook'), url: address }),
]);
export type WantedChannel = z.output<typeof channelSchema>;

/** What stands in the address by which letters to a mailbox are ended. */
export const letterSchema = z.strictObject({ channel: idSchema, proof: idSchema });

export const profileSchema = z.strictObject({
  name: z.optional(nameSchema),
  about: z.optional(linesSchema(500)),
  language: z.optional(language),
});
export type WantedProfile = z.output<typeof profileSchema>;

const page = z.optional(linesSchema(10_000));

export const houseSchema = z.strictObject({
  door: z.optional(z.enum(['open', 'invitation', 'members'])),
  /** Who runs the house, and how to reach them. */
  imprint: page,
  /** What there is to say about data beyond what the program itself keeps. */
  privacy: page,
});
export type WantedHouse = z.output<typeof houseSchema>;

export const accountListSchema = z.strictObject({
  /** A part of the name, or an id. */
  search: z._default(z.string().check(z.maxLength(64)), ''),
  only: z._default(z.enum(['all', 'members', 'guests', 'bots', 'staff', 'held']), 'all'),
  /** Where the page before ended. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,64}$/))),
});
export type WantedAccounts = z.output<typeof accountListSchema>;
