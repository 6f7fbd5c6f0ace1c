import type { KernelBlanks, KernelReason, Question, Sentence, Sentences, Someone } from '@cromford/kernel';
import type { EventName } from '../events/names.ts';
import type { Frame } from '../frames.ts';
import type { Good } from '../goods.ts';
import type { Kind, Marker } from '../markers.ts';
import type { Bonus } from '../modules/east-india-company/company.ts';
import type { Edge, Move } from '../moves.ts';
import type { News } from '../news.ts';
import type { NoteBlanks, NoteCode } from '../notes.ts';
import type { RefusalBlanks, RefusalCode } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Turn, TypeName } from '../state.ts';
import type { Tile } from '../tiles/names.ts';

/** How many machines or increases a space buys. */
export interface Bought {
  readonly pounds: number;
  readonly amount: number;
}

/** A question and a line of help. */
export type AskAndHelp = readonly [ask: string, help: string];

export type Labelled = { readonly label: string; readonly about: string };

/** Names of things that phrases and boards share. */
export interface Labels {
  readonly seats: readonly string[];
  /** Somebody at the table, in a sentence. */
  who(seat: number): Someone;
  readonly good: Readonly<Record<Good, string>>;
  marker(marker: Marker): string;
  readonly type: Readonly<Record<TypeName, string>>;
  /** The commodity that belongs to a good (AE-EIC-02). */
  readonly commodity: Readonly<Record<Good, string>>;
  readonly bonus: Readonly<Record<Bonus, string>>;
  readonly company: string;
  readonly tile: Readonly<Record<Tile, Labelled>>;
  readonly event: Readonly<Record<EventName | 'end-of-game', Labelled>>;
  edge(edge: Edge): string;
  level(level: number): string;
  readonly pounds: (n: number) => string;
  /** The same in a sentence, where the amount may be a range. */
  sum(n: number): Sentence;
  readonly labourMarket: string;
  readonly onMarket: string;
  readonly fired: string;
  readonly wage: string;
  readonly demand: string;
  readonly importer: string;
  readonly lasting: string;
  readonly candidates: string;
  readonly cash: string;
  readonly shares: string;
  readonly loans: string;
  readonly shareValue: string;
  readonly shareSpace: string;
  readonly portfolio: string;
  readonly factories: string;
  readonly price: string;
  readonly appeal: string;
  readonly quality: string;
  /** Where there is hardly any room. */
  readonly inShort: Readonly<Record<'quality' | 'distribution' | 'appeal' | Exclude<TypeName, 'regular'>, string>>;
  readonly distribution: string;
  readonly workers: string;
  readonly machines: string;
  readonly output: string;
  readonly rows: string;
  /** A row that the school has shut. */
  rests(row: number): string;
  /** How the numbers of a factory's rows are to be read. */
  readonly inRows: string;
  readonly additional: string;
  readonly obsolete: string;
  readonly marked: string;
  readonly stored: string;
  readonly room: string;
  readonly chart: string;
  readonly free: string;
  readonly closed: string;
  toOpen(cost: number): string;
  readonly markers: string;
  readonly tiles: string;
  used(times: number): string;
  readonly ships: string;
  readonly resting: string;
  readonly crew: string;
  readonly contracts: string;
  readonly contract: string;
  readonly limit: string;
  readonly warehouse: string;
  /** Above what tiles and events do, in a sentence each. */
  readonly whatTheyDo: string;
  readonly onOffer: string;
  readonly row: string;
  readonly none: string;
  readonly startPlayer: string;
  readonly patronJoker: string;
  readonly bonuses: string;
  /** What influence on the commodities counts at the end. */
  readonly influenceWorth: string;
}

/** Everything that the board game says in one language. A language is complete when it compiles. */
export interface Phrases {
  readonly names: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  readonly labels: Labels;
  option(id: string, value: string | undefined): Labelled;
  question(frame: Frame, rs: Pick<Ruleset, 'needsContracts'>): Question;
  /** How many machines the fee still pays for. */
  machinesLeft(n: number): string;
  /** In the last decade: what a contract that stays open costs (FE-END-05). */
  readonly openContracts: string;
  /** How many free steps of marketing are left, this one included. */
  stepsLeft(n: number): string;
  /** What leaving off means depends on what the turn has done so far. */
  move(move: Move, frame: Frame | undefined, turn: Pick<Turn, 'priced' | 'affected'>): Sentence;
  /** What a marker is for; what of it is bought on which space; and what is asked when it is picked. */
  readonly purpose: Readonly<Record<Kind, string>>;
  buys(bought: readonly Bought[]): string;
  countsUpTo(pounds: number): string;
  sharesNow(shares: number): string;
  readonly anySpace: string;
  liesOn(pounds: number, cost: number): string;
  onWhich(marker: string): string;
  readonly notes: Sentences<NoteBlanks, NoteCode>;
  /** Which bonuses a marker of the company has reached, and which one the next space adds (AE-EIC-16). */
  bonusesAt(reached: readonly Bonus[], next: { readonly bonus: Bonus; readonly space: number } | undefined): string;
  readonly refusals: Sentences<RefusalBlanks & KernelBlanks, RefusalCode | KernelReason>;
  /** `by`: the money that changed hands for it, where that is told in the same sentence. */
  news(event: News, by?: number): Sentence;
  /** Several moves of one share indicator in a row. */
  ways(run: readonly Extract<News, { kind: 'indicator' }>[]): Sentence;
  /** Calls of a sale in a row. */
  calls(run: readonly Extract<News, { kind: 'called' }>[]): Sentence;
  readonly why: Readonly<Record<string, string>>;
  decadeLine(decade: number, good: Good | undefined, level: number): string;
  preparation(): string;
  result(winners: readonly number[], scores: readonly number[], out: readonly number[]): Sentence;
}
