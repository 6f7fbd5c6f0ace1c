import type { Language, Move } from '@cromford/kernel';
import type { Component } from 'svelte';
import type { BoardTable } from '../table/board-table.ts';

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
  /** Parts of the board to look at: values of `data-lesson` on the board. */
  readonly look?: string;
}

export interface Lesson {
  readonly seed: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly done: string;
  readonly steps: readonly LessonStep[];
}

/** The screens of one game. The generic parts of the table know nothing else about it. */
export interface Face {
  board(): Promise<{ default: Component<BoardProps> }>;
  /** A result in numbers and pictures, for the end of the game. */
  ending?(): Promise<{ default: Component<BoardProps> }>;
  /** Choices that end something ("done", "end the turn"): they are the filled button. */
  readonly closing: (move: Move) => boolean;
  readonly lessons: Readonly<Record<string, (language: Language) => Promise<Lesson>>>;
  /** The kinds of things that happen, as the log's filter names them. */
  readonly kinds: readonly {
    readonly id: string;
    readonly name: Readonly<Record<Language, string>>;
    readonly events: readonly string[];
  }[];
  /** Accounts in the order of the charts and the forecast; the first is what is won by. */
  readonly accounts: readonly string[];
}
