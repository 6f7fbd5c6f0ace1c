import type { Problem, Seat } from '@cromford/kernel';
import type { Hearsay, ToldEntry, WholeStory } from '../engine/heard.ts';

/** What the server says. Its own description is at /api/openapi.json and in packages/server/src/live/messages.ts. */

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member' | 'bot';
}

export interface Account extends Person {
  readonly role: 'player' | 'moderator' | 'administrator';
  readonly about: string;
  readonly language: string;
}

export interface Rating {
  readonly game: string;
  readonly players: number;
  readonly rating: number;
  readonly games: number;
}

/** A line of the ranking. */
export interface Ranked extends Person {
  readonly rating: number;
  readonly games: number;
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  | {
      readonly kind: 'daily';
      readonly turn: number;
      readonly from: number;
      readonly to: number;
      readonly offset: number;
    };

type Stage = 'open' | 'playing' | 'paused' | 'over' | 'closed';
type Access = 'public' | 'invitation' | 'solo';
type ProposalKind = 'undo' | 'pause' | 'resume' | 'close' | 'replace';

export interface Proposal {
  readonly kind: ProposalKind;
  readonly seat: Seat;
  readonly ply: number;
  /** The last entry when it was made. */
  readonly seq: number;
  readonly agreed: readonly Seat[];
}

interface RatingChange {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

interface RoomSeat {
  readonly seat: Seat;
  readonly account: Person | null;
  /** The level of the bot that plays here; beside an account, the bot that keeps its seat. */
  readonly bot: string | null;
  readonly bank: number;
  readonly seen: number;
}

export interface Room {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** Played with another component sheet than the one that the game ships. */
  readonly ownSheet: boolean;
  readonly title: string;
  readonly host: Person | null;
  readonly access: Access;
  readonly stage: Stage;
  readonly clock: Clock;
  readonly delay: number;
  readonly takeover: string;
  readonly due: Seat | null;
  readonly deadline: number | null;
  readonly seats: readonly RoomSeat[];
  readonly proposals: readonly Proposal[];
  readonly result: { readonly winners: readonly Seat[] } | null;
  /** What a rated game did to the ratings, once it is over. */
  readonly ratings: readonly RatingChange[];
  /** The table that this one is the rematch of: its seats are kept for those who played there. */
  readonly rematchOf: string | null;
  /** The rematch that waits for people. */
  readonly rematch: { readonly id: string; readonly here: readonly Person[] } | null;
  readonly created: number;
  readonly changed: number;
}

export interface Told extends ToldEntry {
  readonly seq: number;
}

export interface Position extends Hearsay {
  readonly seq: number;
  readonly told: readonly Told[];
}

export interface Story extends WholeStory {
  readonly seq: number;
  readonly undo: boolean;
  readonly sheet?: unknown;
}

export interface Message {
  readonly number: number;
  readonly account: string;
  readonly text: string;
  readonly at: number;
}

export interface Times {
  readonly banks: readonly number[];
  readonly deadline: number | null;
}

export interface Command {
  readonly key: string;
  readonly expected: number;
  readonly do: { readonly kind: 'move'; readonly line: string } | { readonly kind: 'undo' };
}

export type Answer =
  | { readonly outcome: 'done' | 'stale' | 'repeated'; readonly seq: number }
  | {
      readonly outcome: 'refused';
      readonly refusal: { readonly code: string; readonly rule: string };
      readonly seq: number;
    };

/** Frames of the live line. */
export type Received =
  | {
      readonly type: 'position';
      readonly table: string;
      readonly seat: Seat | null;
      readonly position: Position;
      readonly times: Times | null;
    }
  | { readonly type: 'room'; readonly table: string; readonly seat: Seat | null; readonly room: Room }
  | { readonly type: 'chat'; readonly table: string; readonly messages: readonly Message[] }
  | { readonly type: 'hidden'; readonly table: string; readonly number: number }
  | ({ readonly type: 'answer'; readonly id: number } & (Answer | Problem))
  | ({ readonly type: 'problem'; readonly table?: string } & Problem);

export interface Order {
  readonly id: string;
  readonly step: string;
  readonly line: string;
  readonly left: number;
  /** Why it ended, when the rules refused it. */
  readonly cancelled: string | null;
}

type TournamentStage = 'open' | 'playing' | 'over';

interface Announced {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly stage: TournamentStage;
  readonly created: number;
}

export interface ListedTournament extends Announced {
  readonly entrants: number;
  readonly tables: number;
  readonly ended: number;
}

export interface PairedTable {
  readonly round: number;
  /** Account ids in seat order. */
  readonly seats: readonly string[];
  readonly table: string | null;
  readonly stage: Stage | null;
  /** In seat order, once it is over. */
  readonly places: readonly number[] | null;
}

export interface Tournament {
  readonly tournament: Announced & {
    readonly host: string;
    readonly options: Readonly<Record<string, string>>;
    readonly clock: Clock;
  };
  readonly people: readonly Person[];
  readonly tables: readonly PairedTable[];
  readonly standing: readonly {
    readonly account: string;
    readonly points: number;
    readonly games: number;
    readonly wins: number;
  }[];
}

export interface SessionInfo {
  readonly id: string;
  readonly kind: 'browser' | 'token';
  readonly label: string;
  readonly created_at: number;
  readonly seen_at: number;
}

export interface Channel {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly address: string;
  readonly confirmed: boolean;
  readonly lastOk: number | null;
  readonly lastError: string | null;
  /** After too many failures. */
  readonly closed: boolean;
}

export interface Report {
  readonly id: string;
  readonly account_id: string;
  readonly subject: string;
  readonly table_id: string | null;
  readonly reason: string;
  readonly at: number;
}

export type Role = Account['role'];

/** What moderators see of an account. */
export interface ListedAccount extends Person {
  readonly role: Role;
  readonly owner: string | null;
  readonly created_at: number;
  readonly seen_at: number | null;
  readonly banned_until: number | null;
  readonly muted_until: number | null;
}

export interface AccountLook {
  readonly account: ListedAccount;
  readonly owner: ListedAccount | null;
  readonly bots: readonly ListedAccount[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly stage: Stage;
  }[];
  readonly reports: readonly {
    readonly id: string;
    readonly reason: string;
    readonly at: number;
    readonly settled_at: number | null;
  }[];
}

export interface ReportRead {
  readonly report: Report;
  readonly table: { readonly id: string; readonly game: string; readonly title: string; readonly stage: Stage } | null;
  readonly messages: readonly (Message & { readonly hidden: boolean })[];
  readonly people: readonly Person[];
}

export type Door = 'open' | 'invitation' | 'members';

/** What the house says of itself, to everybody. */
export interface HouseRules {
  readonly door: Door;
  readonly imprint: string;
  readonly privacy: string;
  /** How many days things are kept, by what they are. */
  readonly keeps: Readonly<Record<string, number>>;
}

/** An invitation to the house that is still good. */
export interface HouseLink {
  readonly id: string;
  readonly created_by: string | null;
  readonly expires_at: number;
  readonly left: number;
}

export interface Audited {
  readonly id: string;
  readonly at: number;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: object;
}
