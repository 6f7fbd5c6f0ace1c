import * as z from 'zod/mini';
import type { CallName } from './answers.ts';
import { CHALLENGES, LONGEST_RECORD } from './challenges.ts';
import { command } from './live.ts';
import {
  accountListSchema,
  channelSchema,
  houseSchema,
  idSchema,
  invitationSchema,
  language,
  lobbySchema,
  openingSchema,
  orderSchema,
  profileSchema,
  proposalSchema,
  seatSchema,
  setUpSchema,
  tournamentSchema,
  whole,
  written,
} from './wanted.ts';
import { linesSchema, nameSchema, passphraseSchema, textSchema, triedPassphrase } from './written.ts';

/** Letters of somebody's notes on one table. */
export const LONGEST_NOTES = 20_000;

const passkeyAnswer = { question: idSchema, answer: z.looseObject({ id: z.string().check(z.maxLength(500)) }) };
const invitation = z.strictObject({ invitation: idSchema });
const link = z.strictObject({ link: idSchema });
/** Counted from 1970. */
const day = written(0, 1_000_000);
const depth = z.strictObject({ depth: z._default(z.enum(['quick', 'usual', 'thorough']), 'usual') });

/**
 * What every call of the API may be asked with, by method and path, beside the ids that stand in the path. The server lets nothing else
 * through and describes itself by it; the web app is held to it where it calls.
 */
export const requests = {
  'POST guests': {
    body: z.strictObject({
      name: nameSchema,
      language: z._default(language, 'en'),
      /** A link to a table: where the house is closed, it must be a member's. */
      invitation: z.optional(idSchema),
    }),
  },
  'POST members': { body: z.strictObject({ name: nameSchema, passphrase: passphraseSchema }) },
  'POST sign-in': { body: z.strictObject({ name: nameSchema, passphrase: triedPassphrase }) },
  'POST recover': {
    body: z.strictObject({ name: nameSchema, code: z.string().check(z.maxLength(40)), passphrase: passphraseSchema }),
  },
  'POST me/confirm': { body: z.strictObject({ passphrase: triedPassphrase }) },
  'POST sign-in/passkey': { body: z.strictObject(passkeyAnswer) },
  'POST me/confirm/passkey': { body: z.strictObject(passkeyAnswer) },
  'POST me/passkeys': { body: z.strictObject({ ...passkeyAnswer, label: textSchema(60) }) },
  'DELETE me/passkeys/:id': { params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,500}$/)) }) },
  'POST welcome/look': { body: link },
  'POST welcome': {
    body: z.strictObject({
      link: idSchema,
      name: nameSchema,
      passphrase: passphraseSchema,
      language: z._default(language, 'en'),
    }),
  },
  'POST welcome/appoint': { body: link },
  'POST welcome/reset': { body: z.strictObject({ link: idSchema, passphrase: passphraseSchema }) },

  'PUT me': { body: profileSchema },
  'PUT me/holiday': { body: z.strictObject({ until: whole(0, Number.MAX_SAFE_INTEGER) }) },
  'DELETE me': { body: z.strictObject({ sure: z.literal('delete my account') }) },
  'PUT me/passphrase': { body: z.strictObject({ old: triedPassphrase, passphrase: passphraseSchema }) },
  'POST me/bots': { body: z.strictObject({ name: nameSchema }) },
  'POST me/channels': { body: channelSchema },
  'PUT me/channels/:id': { body: z.strictObject({ pace: z.enum(['at-once', 'daily']) }) },
  'POST me/channels/:id/confirm': { body: z.strictObject({ code: z.string().check(z.maxLength(20)) }) },

  'GET tables': { query: lobbySchema },
  'POST tables': { body: openingSchema },
  'PUT tables/:id': { body: setUpSchema },
  'PUT tables/:id/seats/:seat': { params: z.strictObject({ id: idSchema, seat: written(0, 7) }), body: seatSchema },
  'POST tables/:id/join': { body: z.strictObject({ seat: z._default(z.nullable(whole(0, 7)), null) }) },
  'POST tables/:id/invitations': { body: invitationSchema },
  'POST invitations/look': { body: invitation },
  'POST invitations/accept': { body: invitation },
  'GET tables/:id/position': { query: z.strictObject({ since: z._default(written(0, 1_000_000), 0) }) },
  'GET tables/:id/analysis': { query: depth },
  'POST tables/:id/analysis': { body: depth },
  'POST tables/:id/commands': { body: command },
  'POST tables/:id/proposals': { body: proposalSchema },
  'POST tables/:id/proposals/:kind': {
    params: z.strictObject({ id: idSchema, kind: z.enum(['undo', 'pause', 'resume', 'close', 'replace', 'take-up']) }),
    body: z.strictObject({ agree: z.boolean() }),
  },
  'POST tables/:id/orders': { body: orderSchema },
  'POST tables/:id/messages': { body: z.strictObject({ text: linesSchema(500, 1) }) },
  'GET tables/:id/messages': { query: z.strictObject({ after: z._default(written(0, 1_000_000), 0) }) },
  'PUT tables/:id/notes': { body: z.strictObject({ text: linesSchema(LONGEST_NOTES) }) },

  'GET ratings/:game/:players': { params: z.strictObject({ game: idSchema, players: written(2, 8) }) },
  'GET daily/:day': { params: z.strictObject({ day }) },
  'POST daily/:day/:challenge': {
    params: z.strictObject({ day, challenge: z.enum(CHALLENGES) }),
    body: z.strictObject({ record: z.string().check(z.maxLength(LONGEST_RECORD)) }),
  },
  'POST tournaments': { body: tournamentSchema },

  'POST reports': {
    body: z.strictObject({
      account: idSchema,
      table: z._default(z.nullable(idSchema), null),
      reason: textSchema(500),
    }),
  },
  'GET moderation/accounts': { query: accountListSchema },
  'POST moderation/accounts/:id': {
    body: z.strictObject({
      what: z.enum(['muted', 'banned']),
      hours: whole(0, 24 * 3650),
      network: z._default(z.boolean(), false),
    }),
  },
  'POST moderation/accounts/:id/name': { body: z.strictObject({ name: nameSchema }) },
  'DELETE moderation/tables/:id/messages/:number': {
    params: z.strictObject({ id: idSchema, number: written(1, 1_000_000) }),
  },
  'PUT administration/accounts/:id/role': {
    body: z.strictObject({ role: z.enum(['player', 'moderator', 'administrator']) }),
  },
  'GET administration/audit': {
    query: z.strictObject({ before: z.optional(written(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) }),
  },
  'PUT administration/house': { body: houseSchema },
  'POST administration/links': {
    body: z.strictObject({ hours: z._default(whole(1, 720), 168), uses: z._default(whole(1, 100), 1) }),
  },
} as const satisfies Partial<Record<CallName, Asked>>;

/** What stands in the path, in its query, and in the body. */
export interface Asked {
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
}

/** What stands for the names in a path: `id` in `tables/:id`. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type AskedOf<Call> = Call extends keyof typeof requests ? (typeof requests)[Call] : object;

/** The query or the body of a call as the server reads it; nothing where it has none. */
export type ReadOf<Call, Part extends 'query' | 'body'> =
  AskedOf<Call> extends { readonly [P in Part]: infer S extends z.core.$ZodType } ? z.core.output<S> : undefined;

/** What stands in the path of a call. */
export type NamesOf<Call extends string> =
  AskedOf<Call> extends { readonly params: infer S extends z.core.$ZodType }
    ? z.core.output<S>
    : [NamesIn<Call>] extends [never]
      ? undefined
      : Readonly<Record<NamesIn<Call>, string>>;

/** What may be sent along with a call, in its body or, for a question, in its address. */
export type SentWith<Call> =
  AskedOf<Call> extends { readonly body: infer S extends z.core.$ZodType }
    ? z.core.input<S>
    : AskedOf<Call> extends { readonly query: infer S extends z.core.$ZodType }
      ? z.core.input<S>
      : Readonly<Record<string, never>>;

/** The schemas of a call: names in its path are ids unless something else is said of them. */
export function askedOf(call: CallName): Asked {
  const asked: Asked = (requests as Partial<Record<CallName, Asked>>)[call] ?? {};
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  if (asked.params || names.length === 0) return asked;
  return { ...asked, params: z.strictObject(Object.fromEntries(names.map((name) => [name, idSchema]))) };
}
