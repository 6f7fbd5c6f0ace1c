import * as z from 'zod/mini';
import { id, list, moment, shapedLike } from './parts.ts';

const kind = z.enum(['guest', 'member', 'bot']);
const role = z.enum(['player', 'moderator', 'administrator']);

/** What everybody may know of an account. */
export const person = z.object({ id, name: z.string(), kind });
export type Person = z.infer<typeof person>;

export const account = z.extend(person, { role, about: z.string(), language: z.string() });
export type Account = z.infer<typeof account>;
export type Role = Account['role'];

export const rating = z.object({ game: z.string(), players: z.int(), rating: z.number(), games: z.int() });
export type Rating = z.infer<typeof rating>;

/** A line of the ranking. */
export const ranked = z.extend(person, { rating: z.number(), games: z.int() });
export type Ranked = z.infer<typeof ranked>;

export const sessionInfo = z.object({
  id,
  kind: z.enum(['browser', 'token']),
  label: z.string(),
  created_at: moment,
  seen_at: moment,
  expires_at: moment,
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const passkey = z.object({ id, label: z.string(), created_at: moment });
export type Passkey = z.infer<typeof passkey>;

export const channelKind = z.enum(['push', 'mail', 'webhook']);

export const channel = z.object({
  id,
  kind: channelKind,
  /** `daily`: tables that wait are told in one letter a day. */
  pace: z.enum(['at-once', 'daily']),
  address: z.string(),
  confirmed: z.boolean(),
  lastOk: z.nullable(moment),
  lastError: z.nullable(z.string()),
  /** After too many failures; a test that arrives opens it again. */
  closed: z.boolean(),
});
export type Channel = z.infer<typeof channel>;

/** What moderators see of an account. */
export const listedAccount = z.extend(person, {
  role,
  owner: z.nullable(id),
  created_at: moment,
  seen_at: z.nullable(moment),
  banned_until: z.nullable(moment),
  muted_until: z.nullable(moment),
});
export type ListedAccount = z.infer<typeof listedAccount>;

/** What a link of the house is for. */
export const houseLinkKind = z.enum(['administrator', 'member', 'reset']);

/** An invitation to the house that is still good. */
export const houseLink = z.object({
  id,
  created_by: z.nullable(id),
  created_at: moment,
  expires_at: moment,
  left: z.int(),
});
export type HouseLink = z.infer<typeof houseLink>;

const door = z.enum(['open', 'invitation', 'members']);
export type Door = z.infer<typeof door>;

/** What the house says of itself, to everybody. */
export const houseRules = z.object({
  door,
  imprint: z.string(),
  privacy: z.string(),
  /** How many days things are kept, by what they are. */
  keeps: z.record(z.string(), z.number()),
});
export type HouseRules = z.infer<typeof houseRules>;

export const audited = z.object({
  id,
  at: moment,
  actor: z.nullable(id),
  action: z.string(),
  subject: z.string(),
  detail: shapedLike<object>(),
});
export type Audited = z.infer<typeof audited>;

export const report = z.object({
  id,
  account_id: id,
  subject: id,
  table_id: z.nullable(id),
  reason: z.string(),
  at: moment,
  settled_at: z.nullable(moment),
  settled_by: z.nullable(id),
});
export type Report = z.infer<typeof report>;

export const people = list(person);
