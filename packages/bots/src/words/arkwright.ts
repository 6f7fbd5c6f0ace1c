import type { Good, Marker } from '@cromford/arkwright';
import type { InEvery } from '@cromford/kernel';
import type { Mood } from '../judgement.ts';
import { phrases as de } from './de/arkwright.ts';
import { phrases as en } from './en/arkwright.ts';

/** Something done in a turn, all of its kind together, and the goods it was done for. */
export interface Deed {
  readonly what:
    | 'found'
    | 'build'
    | 'modernise'
    | 'close'
    | 'quality'
    | 'distribution'
    | 'hire'
    | 'fire'
    | 'machines'
    | 'buy'
    | 'sell'
    | 'ship'
    | 'contract'
    | 'special'
    | 'tile';
  readonly amount: number;
  readonly goods: readonly Good[];
  /** The special marker that is taken, where it is one alone. */
  readonly marker?: Marker;
}

export interface Price {
  readonly good: Good;
  readonly pounds: number;
}

export interface Coming {
  readonly net: number;
  readonly steps: number;
}

/** The same of what is left of a production, and how much of it is paid for what is shipped. */
export interface Rest extends Coming {
  readonly shipped: number;
  /** By contract; in one edition ships sail without. */
  readonly isContract: boolean;
}

/** What the bots say about a turn: their own that was played, or one that they propose. */
/** What each share is worth in the end, as things stand and after the turn: whole pounds. */
export type Gain = (shares: { readonly before: number; readonly after: number }) => string;

export interface Phrases {
  /** Nothing but what a turn demands; `placed` where the marker is named. */
  nothing(placed?: string): string;
  did(deeds: readonly string[], placed?: string): string;
  deed(deed: Deed): string;
  prices(prices: readonly Price[]): string;
  /** The marker that is used, and the space it goes to or lies on. */
  placed(marker: Marker, pounds: number, again: boolean): string;
  /** What the turn itself costs, and what is left then. */
  spends(spent: number, left: number, isLast: boolean): string;
  /** What is left after the production does not pay for the cheapest action of the next turn. */
  short(cash: number, cheapest: number): string;
  /** Less income is a reason only where the shares gain by it. */
  income(before: number, after: number, shares: Parameters<Gain>[0]): string;
  shareValue(pounds: number): string;
  cheapShares(pounds: number): string;
  inNeed(pounds: number): string;
  /** What the coming production brings, as things stand and after the turn: pounds, and steps of the share. */
  coming(good: Good, now: Coming, then: Coming): string;
  /** What is left of the production brings, and what it would bring otherwise. */
  rest(then: Rest, otherwise: Rest): string;
}

/** Whose rulebook's words are used. */
export type Edition = 'firstEdition' | 'anniversary';

export const phrases: InEvery<Readonly<Record<Edition, Readonly<Record<Mood, Phrases>>>>> = { en, de };
