import type { Card, Good, Track } from '@cromford/cards';
import type { InEvery } from '@cromford/kernel';
import type { Mood } from '../judgement.ts';
import { phrases as de } from './de/cards.ts';
import { phrases as en } from './en/cards.ts';

/** Something done in a turn, all of its kind together, and the goods it was done for. */
export interface Deed {
  readonly what:
    | 'build'
    | 'upgrade'
    | 'employ'
    | 'automate'
    | 'quality'
    | 'distribution'
    | 'buy'
    | 'loans'
    | 'ships'
    | 'run'
    | 'load';
  readonly amount: number;
  readonly goods: readonly Good[];
}

/** What a production brings: goods sold and at which price, pounds after its costs, and steps of the share value. */
export interface Coming {
  readonly sold: number;
  readonly price: number;
  readonly net: number;
  readonly steps: number;
}

/** What the bots say about a turn: their own that was played, or one that they propose. */
export interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  deed(deed: Deed): string;
  card(card: Card): string;
  track(track: Track): string;
  /** What the production of this round brings, as things stand and after the turn. */
  coming(good: Good, now: Coming, then: Coming): string;
  /** What all productions to come bring. */
  income(before: number, after: number): string;
  /** What a share will count in the end. */
  value(before: number, after: number): string;
  /** What a share costs, and what it will count in the end. */
  shares(price: number, value: number): string;
  readonly loans: string;
  /** What a development is for. */
  cardFor(card: Card): string;
  trackFor(track: Track): string;
  expects(score: number): string;
  expectsMore(before: number, after: number): string;
}

export const phrases: InEvery<Readonly<Record<Mood, Phrases>>> = { en, de };
