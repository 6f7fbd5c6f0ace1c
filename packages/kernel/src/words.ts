import type { Event } from './game.ts';
import type { Move } from './move.ts';
import type { Note, Option, Params, Refusal, RuleId } from './option.ts';
import { retold, type Sentence } from './sentence.ts';
import type { Seat, State } from './state.ts';

/** A part of a text rendering: a heading, lines, and parts inside it. Terminal, screen reader and text mode read the same. */
export interface Section<T = Sentence> {
  readonly heading: T;
  readonly lines: readonly T[];
  readonly parts?: readonly Section<T>[];
}

/** What is being asked, in one sentence, and one line of help. */
export interface Question<T = Sentence> {
  readonly ask: T;
  readonly help: T;
  /** The rule that the help speaks of, where it is another than the question's own. */
  readonly helpRule?: RuleId;
}

/** A group of choices that is picked before the choice: what it is for, and what is asked then. */
export interface GroupAbout<T = Sentence> {
  readonly about: T;
  readonly ask: T;
}

/** A sentence of what happened, and the kind of event that it is about. */
export interface StoryLine<T = Sentence> {
  readonly kind: string;
  readonly text: T;
}

/** Everything a game says in one language, as sentences made of parts; with `string` for `T`, as somebody reads them. */
export interface Words<S extends State = State, M extends Move = Move, E extends Event = Event, T = Sentence> {
  readonly name: string;
  /** One or two sentences on what it is. */
  readonly about: string;
  /** Label of an option of the game and of its values, and what choosing the value changes. */
  option(id: string, value?: string): { label: string; about: string };
  /** How a seat is called; games for one need no names. */
  seat?(seat: Seat): string;
  /** The name of a person in one of the forms that this language marks in its sentences; the name itself where it has none. */
  person?(name: string, form: string): string;
  question(s: S): Question<T>;
  move(move: M, s: S): T;
  /** Choices that touch the same thing stand together under this heading. */
  group(move: M, s: S): string;
  /** A choice that only takes back what lies there already, or part of it: it is listed behind those that go on. */
  takesBack?(move: M, s: S): boolean;
  /** What the choices of a group are for, where one picks a group first and then among its choices. */
  aboutGroup?(options: readonly Option<M>[], s: S): GroupAbout<T> | undefined;
  /** The same in a word or two under the heading of its group, for small screens; nothing where `move` is short enough. */
  brief?(move: M, notes: readonly Note[], s: S): T | undefined;
  note(note: Note): T;
  refusal(refusal: Refusal): T;
  event(event: E): T;
  /** What happened in one decision or several, for those who read it as text: what several events say is told once. */
  story?(events: readonly E[]): readonly StoryLine<T>[];
  /** Where it is somebody's: what is counted on it (`kind`), and whose it is. */
  account(id: string): T;
  /** Why an account changed: the `why` of a flow. */
  why(id: string): string;
  view(s: S, seat: Seat | null): readonly Section<T>[];
  /** One line on how far the game has come, for lists of games. */
  progress(s: S): T;
  /** How it ended; empty while it goes on. */
  result(s: S): T;
}

/** What is said for a code that comes as data, with what came along; nothing where there is no sentence for it. */
export function said<T extends Sentence = Sentence>(sentences: object, code: string, params: Params): T | undefined {
  const known = sentences as Readonly<Record<string, (params: Params) => T>>;
  return Object.hasOwn(known, code) ? known[code]?.(params) : undefined;
}

/** The sentence with the names of those who gave one, each in the form that the sentence wants; other seats keep their own. */
export function named(
  { person }: Pick<Words, 'person'>,
  sentence: Sentence,
  names: readonly (string | undefined)[],
): Sentence {
  return retold(sentence, (mark) => {
    const name = mark.is === 'seat' && names[mark.seat];
    if (!name) return mark.text;
    return mark.is === 'seat' && mark.form && person ? person(name, mark.form) : name;
  });
}

/** The words of a game as somebody reads them; whoever needs the parts of a sentence has them as well. */
export interface WordsInText<S extends State = State, M extends Move = Move, E extends Event = Event>
  extends Words<S, M, E, string> {
  takesBack(move: M, s: S): boolean;
  story(events: readonly E[]): readonly StoryLine<string>[];
  readonly inParts: Words<S, M, E>;
}

/** Every sentence as `read` makes it: a terminal reads it as it stands, a page with the names of those who play. */
export function inText<S extends State, M extends Move, E extends Event>(
  words: Words<S, M, E>,
  read: (sentence: Sentence) => string,
): WordsInText<S, M, E> {
  const section = ({ heading, lines, parts }: Section): Section<string> => ({
    heading: read(heading),
    lines: lines.map(read),
    ...(parts && { parts: parts.map(section) }),
  });
  const brief = (move: M, notes: readonly Note[], s: S) => {
    const said = words.brief?.(move, notes, s);
    return said === undefined ? undefined : read(said);
  };
  return {
    name: words.name,
    about: words.about,
    option: (id, value) => words.option(id, value),
    ...(words.seat && { seat: (seat: Seat) => words.seat?.(seat) ?? String(seat + 1) }),
    question(s) {
      const { ask, help, ...rule } = words.question(s);
      return { ask: read(ask), help: read(help), ...rule };
    },
    move: (move, s) => read(words.move(move, s)),
    group: (move, s) => words.group(move, s),
    takesBack: (move, s) => words.takesBack?.(move, s) ?? false,
    aboutGroup(options, s) {
      const said = words.aboutGroup?.(options, s);
      return said && { about: read(said.about), ask: read(said.ask) };
    },
    brief,
    note: (note) => read(words.note(note)),
    refusal: (refusal) => read(words.refusal(refusal)),
    event: (event) => read(words.event(event)),
    story: (events) =>
      (words.story?.(events) ?? events.map((event) => ({ kind: event.kind, text: words.event(event) }))).map(
        ({ kind, text }) => ({ kind, text: read(text) }),
      ),
    account: (id) => read(words.account(id)),
    why: (id) => words.why(id),
    view: (s, seat) => words.view(s, seat).map(section),
    progress: (s) => read(words.progress(s)),
    result: (s) => read(words.result(s)),
    inParts: words,
  };
}
