import type { KernelBlanks, KernelReason, Question, Sentence, Sentences, Thing } from '@cromford/kernel';
import type { EmpireEvent } from '../events.ts';
import type { Action, Move } from '../moves.ts';
import type { NoteBlanks, NoteCode } from '../notes.ts';
import type { RefusalBlanks, RefusalCode } from '../refusals.ts';
import type { Resource } from '../resources.ts';
import type { Effect } from '../sheet.ts';
import type { Frame, Why } from '../state.ts';
import type { Portion } from './usual.ts';

/** How a card is called. */
export type Naming = (card: string) => string;

/** Names of things that phrases and boards share. */
export interface Labels {
  readonly resource: Readonly<Record<Resource, string>>;
  /** One or several units: "1 good", "2 goods". */
  units(resource: Resource, n: number): string;
  readonly action: Readonly<Record<Action, string>>;
  readonly titles: readonly string[];
  readonly profit: string;
  readonly turn: string;
  readonly year: string;
  readonly market: string;
  readonly marketDie: string;
  readonly managers: string;
  readonly row: string;
  readonly empire: string;
  readonly spareMarkers: string;
  readonly workers: string;
  readonly requirement: string;
  readonly staffed: string;
  readonly notStaffed: string;
  readonly overstaffed: string;
  readonly award: string;
  readonly cost: string;
  readonly event: string;
  readonly labour: string;
  readonly upkeep: string;
  readonly none: string;
  readonly markerGone: string;
  readonly place: string;
  readonly railways: string;
  readonly edges: readonly [string, string, string, string];
  readonly leaving: string;
  readonly entering: string;
}

/** Everything that Empire says in one language. A language is complete when it compiles. */
export interface Phrases {
  readonly name: string;
  readonly about: string;
  readonly labels: Labels;
  readonly sides: Readonly<Record<'A' | 'B', { label: string; about: string }>>;
  readonly sideLabel: { label: string; about: string };
  /** `plate` names a card of the row, `site` one that has been built; `usual` is what “As usual” does, its cards by their names. */
  question(
    frame: Frame,
    plate: (plate: number) => string,
    site: (site: number) => string,
    usual: readonly Portion[],
  ): Question;
  move(move: Move, card: (card: string) => Thing): Sentence;
  group(move: Move, card: Naming): string;
  notes(card: Naming): Sentences<NoteBlanks, NoteCode>;
  readonly refusals: Sentences<RefusalBlanks & KernelBlanks, RefusalCode | KernelReason>;
  event(event: EmpireEvent, card: Naming): string;
  effect(effect: Effect): string;
  readonly why: Readonly<Record<Why, string>>;
  turnLine(turn: number, turns: number, year: number, die: number): string;
  rateLine(units: number, resource: Resource): string;
  years(from: number, to: number): string;
  placeName(x: number, y: number): string;
  result(profit: number, title: string): string;
}
