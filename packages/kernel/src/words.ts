import type { Event } from './game.ts';
import type { Move } from './move.ts';
import type { Note, Refusal } from './option.ts';
import type { Seat, State } from './state.ts';

/** A part of a text rendering: a heading, lines, and parts inside it. Terminal, screen reader and text mode read the same. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly parts?: readonly Section[];
}

/** What is being asked, in one sentence, and one line of help. */
export interface Question {
  readonly ask: string;
  readonly help: string;
}

/** A sentence of what happened, and the kind of event that it is about. */
export interface Told {
  readonly kind: string;
  readonly text: string;
}

/** Everything a game says in one language. */
export interface Words<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly name: string;
  /** One or two sentences on what it is. */
  readonly about: string;
  /** Label of an option of the game and of its values, and what choosing the value changes. */
  option(id: string, value?: string): { label: string; about: string };
  /** How a seat is called; games for one need no names. */
  seat?(seat: Seat): string;
  question(s: S): Question;
  move(move: M, s: S): string;
  /** Choices that touch the same thing stand together under this heading. */
  group(move: M, s: S): string;
  /** The same in a word or two under the heading of its group, for small screens; nothing where `move` is short enough. */
  brief?(move: M, notes: readonly Note[], s: S): string | undefined;
  note(note: Note): string;
  refusal(refusal: Refusal): string;
  event(event: E): string;
  /** What happened in one decision or several, for those who read it as text: what several events say is told once. */
  story?(events: readonly E[]): readonly Told[];
  account(id: string): string;
  /** Why an account changed: the `why` of a flow. */
  why(id: string): string;
  view(s: S, seat: Seat | null): readonly Section[];
  /** One line on how far the game has come, for lists of games. */
  progress(s: S): string;
  /** How it ended; empty while it goes on. */
  result(s: S): string;
}

/** `a, b and c`, with the language's own word before the last. */
export function listed(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}
