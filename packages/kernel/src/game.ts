import type { Fault } from './fault.ts';
import type { AddedField } from './forms.ts';
import type { Language } from './language.ts';
import type { Move } from './move.ts';
import type { Notation } from './notation.ts';
import type { Offer, RuleId } from './option.ts';
import type { Breach, Pieces } from './pieces.ts';
import type { Random } from './random.ts';
import type { RuleNames } from './rule-names.ts';
import type { Matters } from './sheet-matters.ts';
import type { Sketching } from './sketch.ts';
import type { Frame, Seat, State } from './state.ts';
import type { Words } from './words.ts';

/** Something that happened: who, what, how much, from where, why, by which rule. Never a sentence. */
export interface Event {
  readonly kind: string;
  readonly rule: RuleId;
}

/** Where events go. Absent in search, and then they are not even built: always call it as `emit?.({ … })`. */
export type Emit<E extends Event> = ((event: E) => void) | undefined;

/** A step that needs nobody: the frame is off the agenda when it runs; it may push others. */
export interface Automatic<S extends State, F extends Frame, E extends Event> {
  run(s: S, frame: F, emit: Emit<E>): void;
}

/** A step at which one seat chooses. The frame is off the agenda when `play` runs; a step that asks again pushes it back. */
export interface Decision<S extends State, F extends Frame, M extends Move, E extends Event> {
  /** It does not run by itself. */
  readonly run?: undefined;
  /** The rule by which this is asked. */
  readonly rule: RuleId;
  /** The rule where it depends on the occasion; otherwise it is `rule`. */
  ruleFor?(s: S, frame: F): RuleId;
  /** A person must see it even when only one choice is open. */
  readonly mustSee?: boolean;
  seat(s: S, frame: F): Seat;
  options(s: S, frame: F, offer: Offer<M>): void;
  /** What people try here though it is never open, after the options. Search does not ask. */
  never?(s: S, frame: F, offer: Offer<M>): void;
  play(s: S, frame: F, move: M, emit: Emit<E>): void;
}

export type Step<S extends State, F extends Frame, M extends Move, E extends Event> =
  | Automatic<S, F, E>
  | Decision<S, F, M, E>;

/** One step for each name that a frame may carry. */
export type Steps<S extends State, F extends Frame, M extends Move, E extends Event> = {
  readonly [Name in F['step']]: Step<S, Extract<F, { step: Name }>, M, E>;
};

/** One account's change, for the balance sheet and for the proof that no pound comes from nowhere. */
export interface Flow {
  readonly account: string;
  readonly by: number;
  readonly why: string;
}

/** The rules of one game as it is set up at one table: options and component sheet are settled. */
export interface Rules<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly steps: Readonly<Record<string, Step<S, Frame, M, E>>>;
  /** Where this edition's rulebook numbers shared rules differently. */
  readonly ruleNames?: RuleNames;
  readonly notation: Notation<M>;
  /** No game of this kind takes more decisions. */
  readonly longest: number;
  /** The state before the first step runs; `random` is the seeded generator. */
  begin(random: Random, emit: Emit<E>): S;
  clone(s: S): S;
  /** What that seat knows. `null` is a bystander. The generator is always hidden. */
  view(s: S, seat: Seat | null): S;
  /** A state that looks the same to whoever has this view, its secrets filled in at random. */
  guess(view: S, random: Random): S;
  /** Points or pounds per seat, now. */
  score(s: S): number[];
  /** The seats that have won; several when the rules let them share it. Empty until the end. */
  winners(s: S): Seat[];
  /** Where the game names ranges of scores: the lowest score of each, rising. */
  readonly bands?: readonly number[];
  /** Every account that money or goods can be on. */
  accounts(s: S): Record<string, number>;
  /** What an event did to the accounts. */
  flows(event: E): readonly Flow[];
  /** What can never be true of this position by the rules, whatever was played; empty when all is well. Pieces are counted by `pieces`. */
  faults(s: S): Breach[];
  /** Steps that lead on to the end of the game: one of them, and no second, lies below everything else on the agenda, by this rule. Absent: any does. */
  readonly leadsOn?: { readonly steps: readonly string[]; readonly rule: RuleId };
  /** What is neither lost nor made: counted in every position, and balanced in a sketched one. */
  readonly pieces?: readonly Pieces<S>[];
  /** How a position is completed of which only some is told. */
  readonly sketching?: Sketching<S>;
  /** What keeps a value from outside from being a state at all; when empty, it may be used as one. */
  shapeFaults(value: unknown): Fault[];
  /** The description of a state as JSON Schema, from which a form can be made. */
  stateForm?(): Promise<unknown>;
  /** What has been added to the form of a state, so that older ones can still be read (docs/versions.md). */
  readonly addedFields?: readonly AddedField[];
  /** What can be asked of the forecast; absent: anything. */
  readonly forecastSubjects?: readonly string[];
  /** What production would bring if it came now, or the rest of it where it is under way, from what is public. */
  forecast?(view: S, subject?: string): readonly E[];
}

/** One setting of a game, chosen before it starts. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  readonly standard: string;
  /** With how many players it changes anything; absent: with any number. */
  readonly players?: readonly number[];
  /** What other options must say for it to change anything. */
  readonly needs?: GameOptions;
}

export type GameOptions = Readonly<Record<string, string>>;

export interface Setup<Sheet = unknown> {
  readonly players: number;
  readonly options: GameOptions;
  readonly sheet: Sheet;
}

/** A game on the shelf. */
export interface Game<S extends State = State, M extends Move = Move, E extends Event = Event, Sheet = unknown> {
  readonly id: string;
  /** Raised when the same record could play out differently. */
  readonly version: number;
  readonly players: readonly number[];
  readonly options: readonly OptionSpec[];
  /** What is printed on boards and cards, as shipped. */
  readonly sheet: Sheet;
  /** Sheets that were shipped before this one, by name: whatever was begun with one is read with it, and it may be chosen again. */
  readonly earlierSheets?: Readonly<Record<string, Sheet>>;
  /** What the values of our own on the sheet matter, as far as that has been weighed. */
  readonly matters?: Matters;
  /** The faults of a sheet from outside, or none: then it may be used as a `Sheet`. */
  sheetFaults(value: unknown): Fault[];
  rules(setup: Setup<Sheet>): Rules<S, M, E>;
  /** What it says in a language; cards are named as on the sheet in use. */
  words(language: Language, setup: Setup<Sheet>): Promise<Words<S, M, E>>;
}

/** A game of any kind, for code that knows none: shelves, tables, records, the proof. */
// biome-ignore lint/suspicious/noExplicitAny: a shelf holds games whose states differ; methods are bivariant, so nothing is lost that a caller could use.
export type AnyGame = Game<any, any, any, any>;
