import type { Json, Time } from './schema.ts';

export interface SocialSchema {
  messages: MessageRow;
  notes: NoteRow;
  ratings: RatingRow;
  rating_changes: RatingChangeRow;
  daily_results: DailyResultRow;
  tournaments: TournamentRow;
  entrants: EntrantRow;
  pairings: PairingRow;
  channels: ChannelRow;
  outbox: OutboxRow;
  reports: ReportRow;
  audit: AuditRow;
  settings: SettingRow;
}

/** What the service made up once for all its nodes, such as the keys that web push is signed with. */
export interface SettingRow {
  name: string;
  value: Json;
}

export interface MessageRow {
  table_id: string;
  number: number;
  account_id: string;
  text: string;
  at: Time;
  /** A moderator took it away. */
  hidden: number;
}

/** A person's own notes on a table; nobody else ever reads them. */
export interface NoteRow {
  table_id: string;
  account_id: string;
  text: string;
  changed_at: Time;
}

export interface RatingRow {
  account_id: string;
  game: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
  changed_at: Time;
}

/** What one table did to one rating. Its key makes sure that a table is rated once. */
export interface RatingChangeRow {
  table_id: string;
  account_id: string;
  place: number;
  mu_before: number;
  mu_after: number;
  /** Empty for tables rated before they were kept. */
  sigma_before: number | null;
  sigma_after: number | null;
  at: Time;
}

/** What a game of the day came to: the first that somebody has sent. */
export interface DailyResultRow {
  /** Days since 1970. */
  day: number;
  challenge: string;
  account_id: string;
  score: number;
  place: number;
  at: Time;
}

export interface TournamentRow {
  id: string;
  name: string;
  host: string;
  game: string;
  players: number;
  options: Json;
  clock: Json;
  stage: 'open' | 'playing' | 'over';
  created_at: Time;
}

export interface EntrantRow {
  tournament_id: string;
  account_id: string;
  joined_at: Time;
}

export interface PairingRow {
  tournament_id: string;
  number: number;
  round: number;
  /** Account ids in seat order. */
  seats: Json;
  table_id: string | null;
}

export type Pace = 'at-once' | 'daily';
export type ChannelKind = 'push' | 'mail' | 'webhook';

/** A way to reach somebody, with how the last attempt went. */
export interface ChannelRow {
  id: string;
  account_id: string;
  kind: ChannelKind;
  address: Json;
  /** What must be given back to show that the address is one's own (mail); empty when that is settled. */
  code: string;
  created_at: Time;
  last_ok: Time | null;
  last_error: string | null;
  /** Attempts in a row that came to nothing. */
  failures: number;
  /** `daily`: that it is one's turn is told in one letter a day. */
  pace: Pace;
}

/** Notices to be delivered, at least once each; `key` keeps one occasion from being told twice. */
export interface OutboxRow {
  id: string;
  channel_id: string;
  key: string;
  body: Json;
  attempts: number;
  next_at: Time;
  done_at: Time | null;
  error: string | null;
}

export interface ReportRow {
  id: string;
  account_id: string;
  subject: string;
  table_id: string | null;
  reason: string;
  at: Time;
  settled_at: Time | null;
  settled_by: string | null;
}

export interface AuditRow {
  id: string;
  at: Time;
  actor: string | null;
  action: string;
  subject: string;
  detail: Json;
}
