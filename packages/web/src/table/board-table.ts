import type { Event, Seat } from '@cromford/kernel';
import type { Choice, Entry, EventText, Names, Press, Preview, Scene } from '../engine/protocol.ts';
import type { Explanations } from './explanations.svelte.ts';

/** How a press came: a finger chooses first and plays second (but plays what the filled button offers), a mouse or a key plays at once. */
export type Hand = 'finger' | 'mouse' | 'key';

/** What production would bring now and, while a choice is lit, with that choice. */
export interface ForecastPair {
  readonly now: readonly Event[];
  readonly after: readonly Event[] | undefined;
}

/** One line of a comparison: what it is called, and what it comes to. */
export interface Figure {
  readonly name: string;
  readonly told: string;
}

/** A table as boards and bars see it: what stands there, what may be chosen, what a choice would do. */
export interface BoardTable {
  readonly scene: Scene;
  /** Whose eyes these are; `null` is a bystander. */
  readonly seat: Seat | null;
  /** Who must choose; `null` when nobody does. */
  readonly due: Seat | null;
  /** Everything that is certain about the lit choice: the position it leads to, accounts, events, what is asked next. */
  readonly shownPreview: Preview | undefined;
  readonly names: Names;
  /** The choice under the pointer or the focus, or the one chosen by finger. */
  readonly lit: string | undefined;
  /** A choice that carries a warning and has been pressed once. */
  readonly armed: string | undefined;
  /** Nothing can be chosen: a replay. */
  readonly readOnly: boolean;
  /** The position has only just come: the second click of a double click still means the one before. */
  readonly isFresh?: boolean;
  /** Played here from its beginning: what it brings may be kept. */
  readonly counts: boolean;
  /** In a lesson: the moves that go on. Everything else is open, but not the subject. */
  readonly wanted: readonly string[] | undefined;
  /** In a lesson: the part that it speaks of, by its `data-lesson`. */
  readonly spokenOf?: string | undefined;
  /** What a production has brought, laid out to be read; whether the game waits for that. */
  readonly sheet?: { readonly next: Scene; readonly waits: boolean } | undefined;
  /**
   * While a move is told step by step, `scene` is still the position before it and these are its events so far; the last one is
   * the one being told. Empty otherwise.
   */
  readonly told: readonly EventText[];
  /** What everybody has by what has been told so far, where the board follows that: it says so here, for the header. */
  standing?: readonly number[] | undefined;
  /** What has happened: the entries up to `scene.ply`, and in a replay also those that come. */
  readonly log: readonly Entry[];
  /** What a seat is called; `null` is the importer, where the game has one. Colour, shape and hatching: seats/seats.ts. */
  playerName(seat: Seat | null): string;
  /** What production of a good would bring: now, and after the lit choice. Nothing where the game is over. */
  forecast(subject: string): ForecastPair | undefined;
  /**
   * What any open choice would do, or the last of several in a row. Read it in a `$derived`: it is fetched when first asked for, `undefined`
   * until it is there.
   */
  previewOf?(...lines: readonly string[]): Preview | undefined;
  /** Where an account's changes came from, by reason: the balance of the game so far. */
  sources(account: string): Readonly<Record<string, number>>;
  /** That group. */
  readonly attended?: string | undefined;
  /** Somebody took hold of a thing on the board: the group of choices that belongs to it comes to the front. None: he let go. */
  attend?(group: string | undefined): void;
  /** The pointer or the focus comes to a choice, and leaves it. ChoiceButton.svelte does both. */
  point(line: string): void;
  leave(line: string): void;
  /** `isPrimary`: on the button of the bar that ends the step. */
  press(choice: Choice, press: Press, hand: Hand, isPrimary?: boolean): void;
  /** Takes back what was chosen but not played; only where the step can be ended instead. */
  letGo?(): boolean;
  /** Why a choice is not open, and what a thing on the board does. */
  readonly explanations: Pick<Explanations, 'open' | 'close'>;
}

export function handOf(event: MouseEvent): Hand {
  if (event.detail === 0) return 'key';
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'finger' : 'mouse';
}
