import type { OptionSpec } from '@cromford/kernel';
import * as z from 'zod/mini';
import { listedTournament, tournament } from './club.ts';
import { dailyList, placed } from './daily.ts';
import { outcome } from './live.ts';
import { id, list, moment, seat, shapedLike } from './parts.ts';
import {
  account,
  audited,
  channel,
  channelKind,
  houseLink,
  houseLinkKind,
  houseRules,
  listedAccount,
  passkey,
  people,
  person,
  ranked,
  rating,
  report,
  sessionInfo,
} from './people.ts';
import { message, order, position, room, stage, story } from './table.ts';

/** Done, and nothing to say about it. */
const nothing = z.object({});
const made = z.object({ id });
const entered = z.object({ account: id });
const codes = list(z.string());
const rooms = z.object({ tables: list(room) });
const seated = z.object({ seat });
/** `options` are what the browser's own call for passkeys wants. */
const question = z.object({ question: id, options: shapedLike<object>() });
/** A link is shown this once. */
const newLink = z.object({ id, link: z.string(), expires: moment });
const carried = z.object({ carried: z.boolean() });
const analysis = z.discriminatedUnion('stage', [
  z.object({ stage: z.enum(['none', 'failed']) }),
  z.object({ stage: z.literal('waiting'), begun: z.boolean() }),
  z.object({ stage: z.literal('done'), analysis: shapedLike<object>() }),
]);
const shelved = z.object({
  id,
  version: z.int(),
  players: list(z.int()),
  options: list(shapedLike<OptionSpec>({ id: z.string(), values: list(z.string()), standard: z.string() })),
});
const reported = z.object({ id, reason: z.string(), at: moment, settled_at: z.nullable(moment) });
const mentioned = { id, game: z.string(), title: z.string(), stage };

/**
 * What every call of the API answers when it succeeds, by method and path. The server holds its handlers to it and describes itself by
 * it, the web app checks by it what it receives. A call that fails answers with a problem.
 */
export const answers = {
  'POST guests': entered,
  'POST members': z.extend(entered, { codes }),
  'POST sign-in': entered,
  'POST recover': entered,
  'POST me/confirm': nothing,
  'POST sign-out': nothing,
  'POST sign-in/passkey/question': question,
  'POST sign-in/passkey': entered,
  'POST welcome/look': z.object({ kind: houseLinkKind, name: z.string(), expires: moment }),
  'POST welcome': z.extend(entered, { codes }),
  'POST welcome/appoint': nothing,
  'POST welcome/reset': z.extend(entered, { codes }),

  'GET me': z.object({ account: z.nullable(account), ratings: z.optional(list(rating)) }),
  'PUT me': nothing,
  'GET me/holiday': z.object({ until: z.nullable(moment) }),
  'PUT me/holiday': nothing,
  'DELETE me': nothing,
  'PUT me/passphrase': nothing,
  'POST me/recovery-codes': z.object({ codes }),
  'GET me/sessions': z.object({ sessions: list(sessionInfo), current: id }),
  'DELETE me/sessions/:id': nothing,
  'GET me/blocks': z.object({ blocked: list(id), people }),
  'PUT me/blocks/:id': nothing,
  'DELETE me/blocks/:id': nothing,
  'GET me/export': shapedLike<object>(),
  'GET me/bots': z.object({ bots: people }),
  'POST me/bots': z.object({ account: id, token: z.string() }),
  'DELETE me/bots/:id': nothing,
  'POST me/confirm/passkey': nothing,
  'GET me/passkeys': z.object({ passkeys: list(passkey) }),
  'POST me/passkeys': nothing,
  'POST me/passkeys/question': question,
  'DELETE me/passkeys/:id': nothing,
  /** `kinds`: the ways that this house has. */
  'GET me/channels': z.object({ channels: list(channel), pushKey: z.string(), kinds: list(channelKind) }),
  'POST me/channels': made,
  'PUT me/channels/:id': nothing,
  'POST me/channels/:id/confirm': nothing,
  'POST me/channels/:id/test': z.object({ channels: list(channel) }),
  'DELETE me/channels/:id': nothing,
  /** `talk`: the number of the last message of others; `progress`: how far the first of them have come, in words. */
  'GET me/tables': z.extend(rooms, {
    talk: z.record(z.string(), z.int()),
    progress: z.record(z.string(), z.string()),
  }),

  'GET games': z.object({ games: list(shelved), bots: list(z.string()) }),
  'GET tables': rooms,
  'POST tables': made,
  'GET tables/:id': z.object({ seat: z.nullable(seat), room }),
  'PUT tables/:id': nothing,
  'PUT tables/:id/seats/:seat': nothing,
  'POST tables/:id/join': seated,
  'POST tables/:id/leave': z.object({ left: z.literal(true) }),
  'POST tables/:id/return': seated,
  'POST tables/:id/rematch': z.object({ id, seat }),
  'POST tables/:id/invitations': z.object({ invitation: z.string(), expires: moment }),
  'POST invitations/look': z.object({ table: id, room: z.optional(room), seat: z.optional(seat) }),
  'POST invitations/accept': z.object({ table: id, seat }),
  'GET tables/:id/position': z.object({ seat: z.nullable(seat), position }),
  'GET tables/:id/story': story,
  'GET tables/:id/sheet': z.object({ sheet: z.optional(z.unknown()) }),
  'GET tables/:id/record': z.string(),
  'GET tables/:id/analysis': analysis,
  'POST tables/:id/analysis': analysis,
  'POST tables/:id/commands': z.intersection(outcome, z.object({ position: z.optional(position) })),
  'POST tables/:id/proposals': carried,
  'POST tables/:id/proposals/:kind': carried,
  'GET tables/:id/orders': z.object({ orders: list(order) }),
  'POST tables/:id/orders': made,
  'DELETE tables/:id/orders/:order': nothing,
  'POST tables/:id/messages': z.object({ number: z.int() }),
  'GET tables/:id/messages': z.object({ messages: list(message) }),
  'GET tables/:id/notes': z.object({ text: z.string() }),
  'PUT tables/:id/notes': nothing,

  /** Games that are over and that whoever asks may see; `statistics` are of those that count for anybody. */
  'GET people/:id': z.object({
    person,
    about: z.string(),
    since: moment,
    ratings: list(rating),
    statistics: list(z.object({ game: z.string(), players: z.int(), played: z.int(), won: z.number() })),
    tables: list(room),
  }),
  'GET ratings/:game/:players': z.object({ ratings: list(ranked) }),
  'GET daily/:day': z.object({ lists: list(dailyList) }),
  /** The result that counts: `isFirst` is false where another one was sent before. */
  'POST daily/:day/:challenge': z.object({ own: placed, isFirst: z.boolean() }),
  'GET tournaments': z.object({ tournaments: list(listedTournament) }),
  'POST tournaments': made,
  'GET tournaments/:id': tournament,
  'DELETE tournaments/:id': nothing,
  'POST tournaments/:id/enter': nothing,
  'POST tournaments/:id/leave': nothing,
  'POST tournaments/:id/start': z.object({ tables: z.int() }),

  'POST reports': made,
  'GET moderation/reports': z.object({ reports: list(report), people }),
  'GET moderation/reports/:id': z.object({
    report,
    table: z.nullable(z.object(mentioned)),
    messages: list(z.extend(message, { hidden: z.boolean() })),
    people,
  }),
  'POST moderation/reports/:id/settle': nothing,
  'GET moderation/accounts': z.object({ accounts: list(listedAccount), next: z.nullable(z.string()) }),
  'GET moderation/accounts/:id': z.object({
    account: listedAccount,
    owner: z.nullable(listedAccount),
    bots: list(listedAccount),
    tables: list(z.object({ ...mentioned, access: z.string() })),
    reports: list(reported),
  }),
  'POST moderation/accounts/:id': nothing,
  'POST moderation/accounts/:id/name': nothing,
  'DELETE moderation/accounts/:id': nothing,
  'POST moderation/tables/:id/close': nothing,
  'DELETE moderation/tables/:id/messages/:number': nothing,
  'PUT administration/accounts/:id/role': nothing,
  'POST administration/accounts/:id/reset': newLink,
  'GET administration/audit': z.object({ audit: list(audited), people }),
  'GET house': houseRules,
  'PUT administration/house': nothing,
  'GET administration/links': z.object({ links: list(houseLink), people }),
  'POST administration/links': newLink,
  'DELETE administration/links/:id': nothing,
} as const;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every call, as `GET tables/:id`. */
export type CallName = keyof typeof answers;
export type AnswerOf<Call extends CallName> = z.output<(typeof answers)[Call]>;
/** The paths that can be called by a method. */
export type PathOf<M extends Method> = CallName extends infer Call
  ? Call extends `${M} ${infer Path}`
    ? Path
    : never
  : never;
