import type { KernelBlanks, Question, Sentence, SentencePart, Sentences } from '@cromford/kernel';
import type { Award } from '../awards.ts';
import type { Card } from '../cards/names.ts';
import type { Frame } from '../frames.ts';
import type { Good } from '../goods.ts';
import type { Action, Move } from '../moves.ts';
import type { AccountName, CashWhy, GoodsWhy, News, ShareWhy, ValueWhy, Who } from '../news.ts';
import type { NoteBlanks, NoteCode } from '../notes.ts';
import type { DistributionCard, QualityCard, Shows, Warehouse } from '../pieces.ts';
import type { RefusalBlanks, RefusalCode } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Track } from '../tracks.ts';

/** Names of things that phrases and boards share. */
export interface Labels {
  readonly good: Readonly<Record<Good, string>>;
  readonly card: Readonly<Record<Card, string>>;
  /** A Patron whose goods are drawn beside it. */
  readonly patron: string;
  /** What a development card does, in a sentence. */
  readonly cardText: Readonly<Record<Card, string>>;
  readonly track: Readonly<Record<Track, string>>;
  readonly action: Readonly<Record<Action, string>>;
  readonly award: Readonly<Record<Award, { name: string; text: string }>>;
  readonly piece: Readonly<Record<QualityCard | DistributionCard | Warehouse, string>>;
  readonly shows: Readonly<Record<Shows, string>>;
  readonly account: Readonly<Record<AccountName, string>>;
  readonly why: Readonly<Record<CashWhy | ShareWhy | ValueWhy | GoodsWhy | 'bank' | 'emergency', string>>;
  /** An amount of money, a debt with a true minus. */
  readonly pounds: (n: number) => string;
  readonly market: string;
  /** Where an appeal marker still stands when the cards show another appeal. */
  readonly markerOn: string;
  readonly appeal: string;
  readonly demand: string;
  /** Before the spaces whose arrows appeal passes: on its way up, on its way down, or on both. */
  readonly arrows: Readonly<Record<'up' | 'down' | 'both', string>>;
  /** How much may be sold at home, in a sentence. */
  readonly homeSale: string;
  /** What a production does to the share value, and who is level with whom in it. */
  readonly valueSteps: Readonly<Record<'players' | 'neutral' | 'opponents', string>>;
  readonly wage: string;
  readonly supply: string;
  readonly display: string;
  readonly underDisc: string;
  readonly emptyPlace: string;
  readonly cash: string;
  readonly shares: string;
  readonly value: string;
  readonly loans: string;
  readonly tokens: string;
  readonly ships: string;
  readonly score: string;
  readonly developments: string;
  readonly cards: string;
  readonly spent: string;
  readonly none: string;
  readonly factory: string;
  readonly side: string;
  readonly price: string;
  readonly goods: string;
  readonly workers: string;
  readonly machines: string;
  readonly quality: string;
  readonly distribution: string;
  readonly stored: string;
  /** What each of them brings when the game is scored. */
  readonly inTheEnd: (pounds: number) => string;
  readonly costs: string;
  readonly bankrupt: string;
  readonly foreman: string;
  readonly awards: string;
  readonly startingPlayer: string;
}

/** Everything that the Card Game says in one language. A language is complete when it compiles. */
export interface Phrases {
  readonly name: string;
  readonly about: string;
  readonly labels: Labels;
  /** Options of the game and their values. */
  readonly options: Readonly<Record<string, { label: string; about: string }>>;
  readonly values: Readonly<Record<string, string>>;
  who(who: Who): SentencePart;
  question(frame: Frame, s: State): Question;
  move(move: Move): Sentence;
  group(move: Move): string;
  readonly notes: Sentences<NoteBlanks, NoteCode>;
  readonly refusals: Sentences<RefusalBlanks & KernelBlanks, RefusalCode | 'amount'>;
  /** `income`: the money of a sale, where it is told in the same sentence. */
  event(event: News, income?: number): Sentence;
  round(decade: number, good: Good): string;
  result(
    scores: readonly { readonly who: Who; readonly score: number }[],
    winners: readonly number[],
    solo: boolean,
  ): Sentence;
}
