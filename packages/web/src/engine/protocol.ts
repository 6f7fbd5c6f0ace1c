import type {
  Event,
  Fault,
  GameOptions,
  GroupAbout,
  Language,
  Matters,
  Move,
  OptionSpec,
  Problem,
  Seat,
  Section,
  Sentence,
  Sitter,
  State,
} from '@cromford/kernel';
import type { HeardSetup, Hearsay, WholeStory } from './heard.ts';

/** What the page asks of the engine's worker. Moves travel in notation. */
export type Ask =
  | { readonly do: 'about'; readonly game: string }
  | { readonly do: 'sheet'; readonly game: string }
  | { readonly do: 'check-sheet'; readonly game: string; readonly sheet: unknown }
  | {
      readonly do: 'open';
      readonly game: string;
      readonly players: number;
      readonly seed: string;
      readonly options: GameOptions;
      readonly sheet?: unknown;
      readonly seats?: readonly Player[];
    }
  | {
      readonly do: 'load';
      readonly text: string;
      readonly upTo?: number;
      /** The position is what is asked about: nothing that led to it can be taken back. */
      readonly isSetUp?: boolean;
      /**
       * A game of older rules that would come out differently by those of today is a problem, unless it is only to be looked at, or to be
       * taken up: by the rules of today, from where it stands.
       */
      readonly older?: 'look' | 'take-up';
    }
  /** A table at a position of which only what differs is told: from the start of a game, or from the position `over`. */
  | ({ readonly do: 'set-up' } & SketchedTable)
  /** The whole position at a step, and the set-up that it belongs to. */
  | { readonly do: 'position'; readonly ply: number }
  /** What a server tells about a table elsewhere: news of the game, or only of who sits there. `anew` forgets what was told before. */
  | ({
      readonly do: 'hear';
      readonly game: string;
      readonly seat: Seat | null;
      readonly seats: readonly Player[];
      readonly news?: Hearsay;
      readonly story?: WholeStory;
      readonly anew?: boolean;
    } & HeardSetup)
  /** Through whose eyes the table is shown from now on; `null` is a bystander. */
  | { readonly do: 'look'; readonly seat: Seat | null }
  | { readonly do: 'read' }
  | { readonly do: 'play'; readonly line: string }
  | { readonly do: 'undo'; readonly wholeTurn: boolean }
  /** What a choice would do; `after`: once these have been made, which is only imagined. */
  | { readonly do: 'preview'; readonly line: string; readonly after?: readonly string[] }
  /** What a bot may know for the decision that is due. */
  | { readonly do: 'decision' }
  | { readonly do: 'at'; readonly ply: number }
  /** What a move would have been called at that step, or once others had been played from there. */
  | { readonly do: 'word'; readonly ply: number; readonly line: string; readonly after?: readonly string[] }
  /** What has happened from this entry of the log on, as it is told to those who read it. */
  | { readonly do: 'story'; readonly from: number }
  | { readonly do: 'record'; readonly short: boolean; readonly upTo?: number };

/** A position of a game, and what differs from it. */
export interface SketchedTable {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  readonly sheet?: unknown;
  readonly seats?: readonly Player[];
  readonly seed: string;
  readonly sketch: unknown;
  readonly over?: unknown;
}

/** A table that was set up: the position, what it is described by, and the moments at which one can begin. */
export interface SetUpTable extends Update {
  readonly position: unknown;
  readonly form: unknown;
  readonly moments: readonly string[];
}

export interface SetUpPosition {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  readonly sheet?: unknown;
  readonly position: unknown;
}

export interface Answers {
  'set-up': SetUpTable | Trouble;
  position: SetUpPosition | Trouble;
  about: About;
  /** The component sheet that the game ships, those it shipped before, and what the values of our own matter. */
  sheet: {
    readonly sheet: unknown;
    readonly earlier: Readonly<Record<string, unknown>>;
    readonly matters: Matters;
  };
  'check-sheet': { readonly faults: readonly Fault[] };
  open: Update | Trouble;
  load: Update | Trouble;
  hear: Update | Trouble;
  read: Update;
  play: Update | Refused;
  undo: Update | Refused;
  look: Update;
  preview: Preview | Refused;
  decision: SentDecision | Trouble;
  at: Scene | Trouble;
  word: { readonly text: string };
  story: { readonly entries: readonly ToldEntry[] };
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

/** Who sits at a seat. */
export type Player = Sitter;

/** A player as the page shows one: `name` is never empty, `given` is what was typed. */
export interface Seated extends Player {
  readonly given: string;
}

/** A decision for a bot that runs elsewhere: what its seat knows, and the set-up to rebuild the rules from. Never a state. */
export interface SentDecision {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  /** Absent: the sheet that the game ships. */
  readonly sheet?: unknown;
  readonly seat: Seat;
  readonly ply: number;
  readonly view: State;
  /** Every open move in notation. */
  readonly moves: readonly string[];
}

/** What production would bring, by what it can be asked for: a good. Nothing where the game has no forecast, or is over. */
export type Forecasts = Readonly<Record<string, readonly Event[]>>;

/** A game on the shelf, as the page for a new game shows it. */
export interface About {
  readonly name: string;
  readonly about: string;
  readonly players: readonly number[];
  /** What the seats are called, as many as there can be. */
  readonly seats: readonly string[];
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
  /** It says that the choice brings nothing. */
  readonly none?: true;
}

/** One press of the bar or the board: a whole move. */
export interface Press {
  readonly line: string;
  readonly text: string;
  readonly amount?: number;
  /** What stands beside this amount, where others have something else; as a rule it is what stands beside the choice. */
  readonly notes?: readonly NoteText[];
}

/** One line of the list of choices, in words. An open one has one press, or one for each amount. */
export interface Choice {
  readonly move: Move;
  readonly text: string;
  /** The same in parts; where there are several amounts, with the largest: its nouns are those of "… shares". */
  readonly said: Sentence;
  readonly group: string;
  readonly presses: readonly Press[];
  readonly notes: readonly NoteText[];
  /** Why the amount cannot be higher, and why not lower. */
  readonly limit?: RefusalText;
  readonly floor?: RefusalText;
  /** The amount that is so already. */
  readonly present?: number;
  readonly refusal?: RefusalText;
}

export interface FlowText {
  readonly account: string;
  readonly by: number;
  readonly why: string;
}

export interface EventText {
  /** The event as the game tells it: boards read this, people the text. */
  readonly event: Event;
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  readonly flows: readonly FlowText[];
}

/** One decision in the log: what was chosen, what came of it, and the accounts afterwards. Entry 0 is the opening. */
export interface Entry {
  readonly ply: number;
  readonly chapter: number;
  /** Who chose; `null` at the opening. */
  readonly seat: Seat | null;
  readonly move: string;
  /** The choice itself; none at the opening. */
  readonly played?: Move;
  /** Why a bot chose it, in its words and the language of that moment: kept with the game on the device where it was played. */
  readonly why?: string;
  readonly events: readonly EventText[];
  readonly accounts: Readonly<Record<string, number>>;
  readonly scores: readonly number[];
  /** What engines.ts measures besides. */
  readonly measures: Readonly<Record<string, readonly number[]>>;
  /** It ended in the middle of what a sheet will sum up. */
  readonly isUnderWay?: boolean;
}

/** A decision as a story: what several events say is told once. */
export interface ToldEntry {
  readonly ply: number;
  readonly seat: Seat | null;
  readonly move: string;
  readonly told: readonly string[];
}

/** A position as one seat sees it, with everything that is said about it. */
export interface Scene {
  readonly game: string;
  readonly ply: number;
  readonly chapter: number;
  /** Whose eyes these are; `null` is a bystander. */
  readonly seat: Seat | null;
  /** Who must choose; `null` when the game is over. */
  readonly due: Seat | null;
  readonly players: readonly Seated[];
  readonly view: State;
  readonly sheet: unknown;
  /** How many values of the sheet differ from the one that the game ships. */
  readonly ownValues: number;
  /** They are no one's own: the game shipped this sheet before. */
  readonly isEarlierSheet: boolean;
  readonly options: GameOptions;
  readonly over: boolean;
  readonly step: string;
  readonly rule: string;
  readonly ask: string;
  readonly help: string;
  /** Groups of choices that are picked first, by name: what each is for, and what is asked then. */
  readonly groups: Readonly<Record<string, GroupAbout<string>>>;
  /** The rule that the help speaks of; '' where it is the question's own. */
  readonly helpRule: string;
  /** What may be chosen by whoever looks; empty while somebody else must choose. */
  readonly choices: readonly Choice[];
  /** How many decisions go when whoever looks takes one back: more than one where bots have answered it. */
  readonly undoable: number;
  readonly sections: readonly Section<string>[];
  /** Who has won; nobody before the end. */
  readonly winners: readonly Seat[];
  /** Points or pounds per seat, now. */
  readonly scores: readonly number[];
  readonly accounts: Readonly<Record<string, number>>;
  readonly forecasts: Forecasts;
  /** What else the game's board shows of what comes, in the game's own shape. */
  readonly foresight: unknown;
  readonly result: string;
  /** For the list of saved games, which is read without an engine. */
  readonly progress: string;
}

export interface Update {
  readonly scene: Scene;
  /** The log is the same before this entry and as given from here on. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly names: Names;
  /** It was played by older rules, and those of today come to something else. */
  readonly older?: Older;
}

/** `problem`: where they part first. */
export interface Older extends Trouble {
  /** The positions are those that were played; else as far as the rules of today go. */
  readonly isAsPlayed: boolean;
}

/** What accounts, and the reasons for their changes, are called. */
export interface Names {
  readonly accounts: Readonly<Record<string, string>>;
  /** The accounts without whose they are. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly whys: Readonly<Record<string, string>>;
}

/** What a choice would do, as far as it is certain: up to the first draw. */
export interface Preview {
  readonly line: string;
  readonly view: State;
  /** The position before anybody else chooses, and before production; where the game knows no such moment, `view`. */
  readonly soon: State;
  readonly forecasts: Forecasts;
  /** As of a scene, from `soon`. */
  readonly foresight: unknown;
  readonly accounts: Readonly<Record<string, number>>;
  readonly events: readonly EventText[];
  /** What would be asked next, where nothing is drawn before. */
  readonly choices: readonly Choice[];
  /** Something random follows, and is not shown. */
  readonly uncertain: boolean;
}
