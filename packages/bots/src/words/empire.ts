import type { InEvery } from '@cromford/kernel';
import type { Mood } from '../judgement.ts';
import { phrases as de } from './de/empire.ts';
import { phrases as en } from './en/empire.ts';

/** What the bots say about a turn: their own that was played, or one that they propose. */
export interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  sold(lots: number): string;
  built(name: string): string;
  staffed(name: string): string;
  readonly produced: string;
  expects(profit: number): string;
}

export const phrases: InEvery<Readonly<Record<Mood, Phrases>>> = { en, de };
