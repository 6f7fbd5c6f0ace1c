import type { GameOptions, Language, Move, Seat, Sketch, State } from '@cromford/kernel';
import type { Component } from 'svelte';
import type { EventText, Names, Scene } from '../engine/protocol.ts';
import type { BoardTable } from '../table/board-table.ts';
import type { Tells } from '../table/telling.svelte.ts';
import type { Chapters } from './chapters.ts';

/** What every board is given: the table it shows and acts on. */
export interface BoardProps {
  readonly table: BoardTable;
}

/** One thing to do or to read in a lesson. */
export interface LessonStep {
  readonly title: string;
  readonly text: string;
  /** The moves that go on, in notation; without them the step is only read. */
  readonly moves?: readonly string[];
  /** What the others do before the step is spoken of, in notation; played by itself. */
  readonly first?: readonly string[];
  /** What is left of the learner's turn after his move, in notation; played by itself. */
  readonly rest?: readonly string[];
  /** What the others do after that; played by itself, too. */
  readonly others?: readonly string[];
  /** Parts of the board to look at: values of `data-lesson` on the board. */
  readonly look?: string;
}

export interface Lesson {
  readonly seed: string;
  /** Seats; 1 where it says nothing. The learner sits at the first. */
  readonly players?: number;
  readonly options?: GameOptions;
  /** A record at whose end the lesson starts, instead of a new game. */
  readonly record?: string;
  /** What differs from the start of the game where the lesson begins in the middle of one. */
  readonly sketch?: Sketch;
  /** The puzzle that it ends in, of the same game: by its id in the sets. */
  readonly puzzle?: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly done: string;
  /** What its puzzle asks, where that says more than to find the best turn. */
  readonly task?: string;
  readonly steps: readonly LessonStep[];
}

/** What a forecast is given: the table, and the good it speaks of. */
export interface ForecastProps {
  readonly table: BoardTable;
  /** One of `subjects`, or none: the good that is due. */
  readonly subject: string | undefined;
}

export interface OutlookProps {
  readonly table: BoardTable;
  readonly otherwise: string;
}

/** What a game is about, for somebody who sits at it for the first time. */
export interface Aim {
  readonly aim: string;
  readonly turn: string;
  readonly production: string;
}

/** A move that is told step by step: everything it brings, the steps at which the telling rests, and how many are told. */
export interface MoveTold {
  readonly events: readonly EventText[];
  readonly steps: readonly EventText[];
  readonly at: number;
  /** The position it has led to. */
  readonly next: Scene | undefined;
  /** Somebody wants to see this step. */
  jump(step: number): void;
}

export interface TheatreProps {
  readonly table: BoardTable;
  readonly played: MoveTold;
}

/** What a production has brought, read before the game goes on to `next`. */
export interface ResultProps {
  readonly table: BoardTable;
  readonly events: readonly EventText[];
  readonly next: Scene;
  readonly names: Names;
}

/** The screens of one game. The generic parts of the table know nothing else about it. */
export interface Face {
  board(): Promise<{ default: Component<BoardProps> }>;
  aim?(language: Language): Promise<Aim>;
  /** A result in numbers and pictures, for the end of the game. */
  ending?(): Promise<{ default: Component<BoardProps> }>;
  /** The others in brief, as the first tab at the side; on a narrow screen the board shows them itself. */
  rivals?(): Promise<{ default: Component<BoardProps> }>;
  /** What production would bring, from `table.forecast(subject)`; drawn in the panel at the side, under tabs for the subjects. */
  readonly forecast?: {
    component(): Promise<{ default: Component<ForecastProps> }>;
    /** The goods, in the order of the boards, and how their tabs are called. */
    readonly subjects: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
    /** The good that is due. */
    current(view: State): string | undefined;
    /** The good that is due is being produced: what is shown of it is no forecast. */
    isRunning(view: State, told: readonly EventText[]): boolean;
    /** The good that a choice is about: pointed at, it is what the forecast speaks of. */
    about?(move: Move): string | undefined;
  };
  /** The same in one line, for the bar of a phone: what the lit choice would do to the sale; `otherwise` where it would do nothing. */
  outlook?(): Promise<{ default: Component<OutlookProps> }>;
  /**
   * What is told step by step after a move (a sale, crate by crate). A move with two such events or more is played back, or with
   * one that is told even `alone`; without this nothing is. See `told` of BoardTable.
   */
  readonly tells?: Tells;
  /** The part of the board that a move is about: a value of `data-lesson` on the board. */
  readonly part?: (move: Move) => string | undefined;
  /** A move that builds where nothing stood: until then its part is a place, no factory. */
  readonly founds?: (move: Move) => boolean;
  /** Takes the place of the board on a wide screen while `shows` says so of what has been told. */
  readonly theatre?: {
    component(): Promise<{ default: Component<TheatreProps> }>;
    shows(told: readonly EventText[]): boolean;
  };
  /** A sheet that waits where `of` finds something to sum up. */
  readonly result?: {
    component(): Promise<{ default: Component<ResultProps> }>;
    /** Whether these events bring something to sum up for whoever reads it. */
    of(events: readonly EventText[], seat: Seat | null): boolean;
    /**
     * The events by which it begins and ends, where decisions lie in between: all of it is summed up then. Without such an end it is over
     * once no entry is under way any more.
     */
    readonly span?: { readonly begins: readonly string[]; readonly ends?: readonly string[] };
    /** The stretch of the game that a chapter falls into, where the chapters have none of their own: only the first is summed up unasked. */
    era?(chapter: number): number;
    /** Whether a chapter is the last of its stretch. */
    closes(chapter: number): boolean;
  };
  /** The part of the board that shows what would help against a refusal, by its code. */
  readonly helps?: Readonly<Record<string, string>>;
  /** A figure in the unit that the game is won by. */
  readonly worth?: (figure: string, language: Language) => string;
  /** What the figure beside each name is while the game goes on: what one has in one game, what the end would bring now in another. */
  readonly standing?: Readonly<Record<Language, string>>;
  /** Choices that end something ("done", "end the turn"): they are the filled button. */
  readonly closing: (move: Move) => boolean;
  /**
   * Which closing choices only pass, so that the filled button must not propose them while something else is open: always, or as
   * long as nothing has been done in the step.
   */
  readonly passing?: (move: Move, step: string) => 'always' | 'at-first' | undefined;
  /** The answer that most give to a small question: it is lit as soon as that is asked, and the others wait behind it. */
  readonly usual?: (move: Move) => boolean;
  /** The kinds of things that happen, as the log's filter names them. */
  readonly kinds: readonly {
    readonly id: string;
    readonly name: Readonly<Record<Language, string>>;
    readonly events: readonly string[];
  }[];
  /**
   * Accounts in the order of the charts and the forecast; the first is what is won by. In a game of several seats without the
   * seat's number: `cash` stands for `cash.0`, `cash.1` …
   */
  readonly accounts: readonly string[];
  /** How chapters of the log are called; `Turn 3` where the game says nothing. */
  readonly chapters?: Chapters;
  /** The figures of engines.ts that belong into a chart, with their names. */
  readonly measures?: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
}
