import type { Json, Time } from './schema.ts';

export interface TableSchema {
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  sheets: SheetRow;
  proposals: ProposalRow;
  orders: OrderRow;
}

/** `open` waits for players; `over` has a result; `closed` was given up before or without one. */
export type TableStage = 'open' | 'playing' | 'paused' | 'over' | 'closed';
export type TableAccess = 'public' | 'invitation' | 'solo';

export interface TableRow {
  id: string;
  game: string;
  /** The sheet that the game started with stays with it, and the rules version until it is carried over to a newer one. */
  version: number;
  sheet: string;
  players: number;
  options: Json;
  /** Never leaves the server. */
  seed: string;
  title: string;
  host: string;
  /** The host's idempotency key: asking twice opens one table. */
  key: string;
  access: TableAccess;
  clock: Json;
  /** How long spectators lag behind; −1: none are let in. */
  delay: number;
  /** The level of the bot that takes over a leaver's seat; empty: nobody does. */
  takeover: string;
  stage: TableStage;
  /** The number of the last entry, and what the position after it is waiting for. */
  seq: number;
  ply: number;
  due: number | null;
  /** When the time of the seat that is due began to run; null while nobody's does. */
  since: Time | null;
  /** Raised whenever something about the table changes that is not a move (seats, stage, proposals, clocks). */
  revision: number;
  created_at: Time;
  changed_at: Time;
  ended_at: Time | null;
  /** `{ scores, winners, places }` once it is over. */
  result: Json | null;
  rematch_of: string | null;
  /** Where it was taken up under newer rules that come to something else: a list of `Taken`. */
  carried: Json | null;
}

/** The entries up to `seq` were played by `version` of the rules or an earlier one. */
export interface Taken {
  readonly seq: number;
  readonly version: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  /** The person or outside bot that the seat belongs to. */
  account: string | null;
  /** The level of the house bot that plays it: for good when there is no account, else until the account returns. */
  bot: string | null;
  /** Time left on the clock. */
  bank: number;
  /** Last sign of life at this table. */
  seen_at: Time;
}

export type EntryKind = 'move' | 'undo' | 'back';

/** One line of a table's log. Never changed, never removed. */
export interface EntryRow {
  table_id: string;
  seq: number;
  /** `undo` is a seat's own, `back` was agreed on by all. */
  kind: EntryKind;
  seat: number;
  /** A move in notation, or how many decisions were taken back. */
  line: string;
  /** Decisions on record after this entry. */
  ply: number;
  /** Who sent it; null for the house's bots. */
  account: string | null;
  key: string;
  at: Time;
  /** Of a move: what it changed in the position. Games that began long ago have none at first. */
  change?: Json | null | undefined;
}

/** The position after an entry. The hash stays for ever, the body only while it is the first or among the latest. */
export interface SnapshotRow {
  table_id: string;
  seq: number;
  ply: number;
  hash: string;
  body: Json | null;
}

/** Component sheets, kept once each. */
export interface SheetRow {
  /** SHA-256 of the body: see sheet-name.ts. */
  hash: string;
  body: Json;
}

export type ProposalKind = 'undo' | 'pause' | 'resume' | 'close' | 'replace' | 'take-up';

/** A move withdraws what was proposed about the one before it: to take that back, or to wait no longer. */
export const WITHDRAWN_BY_A_MOVE = ['undo', 'replace'] as const satisfies readonly ProposalKind[];

/** What needs the consent of every person at the table. At most one of a kind is open. */
export interface ProposalRow {
  table_id: string;
  kind: ProposalKind;
  seat: number;
  /** For an undo: back to this many decisions. */
  ply: number;
  /** The log's seq when it was made: a move since then withdraws an undo, and a replacement. */
  seq: number;
  /** The seats that have agreed. */
  agreed: Json;
  at: Time;
}

/** An answer given in advance, where the choice may be left to the server. */
export interface OrderRow {
  id: string;
  table_id: string;
  seat: number;
  /** The step it answers, and the line to play. */
  step: string;
  line: string;
  /** How often it may still answer. */
  left: number;
  /** Why it no longer does. */
  cancelled: string | null;
  created_at: Time;
}
