import type { Fault, GameOptions, Language, Move, OptionSpec, Problem, Section, State } from '@cromford/kernel';

/** What the page asks of the engine's worker. Moves travel in notation. */
export type Ask =
  | { readonly do: 'about'; readonly game: string }
  | { readonly do: 'check-sheet'; readonly game: string; readonly sheet: unknown }
  | {
      readonly do: 'open';
      readonly game: string;
      readonly players: number;
      readonly seed: string;
      readonly options: GameOptions;
      readonly sheet?: unknown;
    }
  | { readonly do: 'load'; readonly text: string; readonly upTo?: number }
  | { readonly do: 'read' }
  | { readonly do: 'play'; readonly line: string }
  | { readonly do: 'undo'; readonly wholeTurn: boolean }
  | { readonly do: 'preview'; readonly line: string }
  | { readonly do: 'at'; readonly ply: number }
  | { readonly do: 'record'; readonly short: boolean; readonly upTo?: number };

export interface Answers {
  about: About;
  'check-sheet': { readonly faults: readonly Fault[] };
  open: Update | Trouble;
  load: Update | Trouble;
  read: Update;
  play: Update | Refused;
  undo: Update | Refused;
  preview: Preview | Refused;
  at: Scene | Trouble;
  record: { readonly text: string };
}

export type AskFor<K extends Ask['do']> = Extract<Ask, { do: K }>;

export interface Request {
  readonly id: number;
  readonly language: Language;
  readonly ask: Ask;
}

export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly bug: { readonly message: string; readonly stack: string } };

export interface Trouble {
  readonly problem: Problem;
}

export interface Refused {
  readonly refused: RefusalText;
}

/** A game on the shelf, as the page for a new game shows it. */
export interface About {
  readonly name: string;
  readonly about: string;
  readonly players: readonly number[];
  readonly options: readonly OptionAbout[];
}

export interface OptionAbout extends OptionSpec {
  readonly label: string;
  readonly about: string;
  readonly labels: readonly { readonly value: string; readonly label: string; readonly about: string }[];
}

export interface RefusalText {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
}

export interface NoteText {
  readonly code: string;
  readonly text: string;
  readonly warns: boolean;
}

/** One press of the bar or the board: a whole move. */
export interface Press {
  readonly line: string;
  readonly text: string;
  readonly amount?: number;
}

/** One line of the list of choices, in words. An open one has one press, or one for each amount. */
export interface Choice {
  readonly move: Move;
  readonly text: string;
  readonly group: string;
  readonly presses: readonly Press[];
  readonly notes: readonly NoteText[];
  /** Why the amount cannot be higher. */
  readonly limit?: RefusalText;
  readonly refusal?: RefusalText;
}

export interface FlowText {
  readonly account: string;
  readonly by: number;
  readonly why: string;
}

export interface EventText {
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  readonly flows: readonly FlowText[];
}

/** One decision in the log: what was chosen, what came of it, and the accounts afterwards. Entry 0 is the opening. */
export interface Entry {
  readonly ply: number;
  readonly chapter: number;
  readonly move: string;
  readonly events: readonly EventText[];
  readonly accounts: Readonly<Record<string, number>>;
  readonly score: number;
}

/** A position as one seat sees it, with everything that is said about it. */
export interface Scene {
  readonly game: string;
  readonly ply: number;
  readonly chapter: number;
  readonly view: State;
  readonly sheet: unknown;
  readonly options: GameOptions;
  readonly over: boolean;
  readonly step: string;
  readonly rule: string;
  readonly ask: string;
  readonly help: string;
  readonly choices: readonly Choice[];
  readonly undoable: number;
  readonly sections: readonly Section[];
  readonly score: number;
  readonly accounts: Readonly<Record<string, number>>;
  readonly result: string;
  /** For the list of saved games, which is read without an engine. */
  readonly progress: Readonly<Record<Language, string>>;
}

export interface Update {
  readonly scene: Scene;
  /** The log is the same before this entry and as given from here on. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly names: Names;
}

/** What accounts, and the reasons for their changes, are called. */
export interface Names {
  readonly accounts: Readonly<Record<string, string>>;
  readonly whys: Readonly<Record<string, string>>;
}

/** What a choice would do, as far as it is certain: up to the first draw. */
export interface Preview {
  readonly line: string;
  readonly view: State;
  readonly accounts: Readonly<Record<string, number>>;
  readonly events: readonly EventText[];
  /** What would be asked next, where nothing is drawn before. */
  readonly choices: readonly Choice[];
  /** Something random follows, and is not shown. */
  readonly uncertain: boolean;
}
