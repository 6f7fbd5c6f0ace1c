import type { GameOptions, Language, Move, Seat, State } from '@cromford/kernel';

/** A decision that a bot is asked for, as plain JSON: the same for a Web Worker, a worker thread and a program elsewhere. */
export interface BotRequest {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  /** Absent: the sheet that the game ships. */
  readonly sheet?: unknown;
  readonly seat: Seat;
  /** What the seat knows, never more. */
  readonly view: State;
  /** Every open move in notation. */
  readonly moves: readonly string[];
  readonly bot: string;
  readonly seed: string;
  /** Milliseconds to think; the best answer so far is given then. */
  readonly time?: number;
  /** One game and seat: a bot that is asked again under the same name remembers what it was about to do. */
  readonly sitting?: string;
  /** Reasons are wanted, in this language. */
  readonly language?: Language;
  /** Somebody asks for advice: the whole turn is wanted, and what speaks for it. */
  readonly advice?: true;
}

/** A turn that is proposed: its moves, as far as nothing is drawn on the way, and in words what it does and why. */
export interface Advice {
  readonly moves: readonly { readonly line: string; readonly move: Move }[];
  readonly said: readonly string[];
  /** The turn goes on after these moves: something is drawn or shown first. */
  readonly goesOn?: true;
  /** Time was up before everything was compared. */
  readonly isHurried?: true;
}

export interface BotAnswer {
  /** In notation, one of the open moves. */
  readonly move: string;
  /** One or two sentences about its last turn. */
  readonly explanation?: string;
  /** The turn that it would play, where advice was asked for. */
  readonly advice?: Advice;
  /** What the bot did wrong when the move is not its own. */
  readonly lapse?: { readonly kind: 'refused' | 'threw' | 'late'; readonly reason: string };
}

/** What goes to a worker and what comes back. A worker says once that it is ready, and of each request when the bot begins to think. */
export interface ToWorker {
  readonly id: number;
  readonly request: BotRequest;
}

export type FromWorker =
  | { readonly ready: true }
  | { readonly id: number; readonly thinking: true }
  | { readonly id: number; readonly answer: BotAnswer }
  | { readonly id: number; readonly bug: string };

/** The usual and the longest time for a decision, in milliseconds. */
export const USUAL_TIME = 1000;
export const LONGEST_TIME = 2000;

export function timeOf({ time = USUAL_TIME }: BotRequest): number {
  return Math.min(LONGEST_TIME, Math.max(1, time));
}
