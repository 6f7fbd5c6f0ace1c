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

/** What the bots say about a turn: their own that was played, or one that they propose. */
export interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  deed(deed: Deed): string;
  card(card: Card): string;
  track(track: Track): string;
  expects(score: number): string;
  expectsMore(before: number, after: number): string;
}

export const phrases: InEvery<Readonly<Record<Mood, Phrases>>> = { en, de };
