import type { InEvery } from '@cromford/kernel';
import { phrases as de } from './de/empire.ts';
import { phrases as en } from './en/empire.ts';

/** What the bots say about their turns. */
export interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  sold(lots: number): string;
  built(name: string): string;
  staffed(name: string): string;
  readonly produced: string;
  expects(profit: number): string;
}

export const phrases: InEvery<Phrases> = { en, de };
