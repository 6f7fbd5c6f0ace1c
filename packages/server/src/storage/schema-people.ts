import type * as wire from '@cromford/protocol';
import type { Json, Time } from './schema.ts';

export interface PeopleSchema {
  accounts: AccountRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  challenges: ChallengeRow;
  blocks: BlockRow;
  holidays: HolidayRow;
  invitations: InvitationRow;
  links: LinkRow;
  kept_out: KeptOutRow;
}

export type AccountKind = 'guest' | 'member' | 'bot';
export type Role = wire.Role;

export interface AccountRow {
  id: string;
  kind: AccountKind;
  name: string;
  /** What a member signs in with: the name, folded to one spelling. */
  login: string | null;
  /** What a member's name looks like (`names.ts`); empty for guests and bots. */
  face: string;
  /** argon2id, with its parameters and salt. */
  passphrase: string | null;
  role: Role;
  /** Who made this bot account and answers for it. */
  owner: string | null;
  about: string;
  language: string;
  created_at: Time;
  deleted_at: Time | null;
  banned_until: Time | null;
  muted_until: Time | null;
}

export interface SessionRow {
  id: string;
  account_id: string;
  /** SHA-256 of the token: a stolen database opens no session. */
  token: string;
  kind: 'browser' | 'token';
  label: string;
  created_at: Time;
  seen_at: Time;
  expires_at: Time;
  /** When whoever has it last showed the passphrase or a passkey. */
  confirmed_at: Time | null;
  /** From where it was last used: a keyed hash of the network, to tell networks apart and nothing else. */
  network: string | null;
}

export interface PasskeyRow {
  id: string;
  account_id: string;
  public_key: string;
  counter: number;
  transports: Json;
  label: string;
  created_at: Time;
}

export interface RecoveryCodeRow {
  /** SHA-256 of the code. */
  code: string;
  account_id: string;
}

/** A question that a passkey is to sign, good for one answer. */
export interface ChallengeRow {
  id: string;
  account_id: string | null;
  challenge: string;
  expires_at: Time;
}

export interface BlockRow {
  account_id: string;
  blocked_id: string;
  created_at: Time;
}

/** The last holiday of an account; over when `until_at` is past. */
export interface HolidayRow {
  account_id: string;
  from_at: Time;
  until_at: Time;
}

export interface InvitationRow {
  id: string;
  /** SHA-256 of what stands in the link. */
  token: string;
  table_id: string;
  seat: number | null;
  created_by: string;
  created_at: Time;
  expires_at: Time;
  left: number;
}

export type LinkKind = 'administrator' | 'member' | 'reset';

/** A link of the house: it makes the first administrator, lets somebody become a member, or lets a member in who lost everything. */
export interface LinkRow {
  id: string;
  /** SHA-256 of what stands in the link. */
  token: string;
  kind: LinkKind;
  /** Whom a `reset` is for. */
  account_id: string | null;
  created_by: string | null;
  created_at: Time;
  expires_at: Time;
  left: number;
}

/** No new guests from there: somebody who is banned was there last. */
export interface KeptOutRow {
  network: string;
  account_id: string;
  until: Time;
}
