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
  /** Sold for profit, sold for capital, made by a production of this turn. */
  profit(lots: number): string;
  capital(lots: number): string;
  made(units: number): string;
  /** What every production makes, as the cards were staffed and as they are then. */
  makes(before: number, after: number): string;
  /** A building that is staffed now; one that still lacks workers. */
  staffs(name: string, award: number): string;
  opens(name: string, award: number, lacks: number): string;
  /** The event that building brings. */
  happens(title: string): string;
  expects(profit: number): string;
}

export const phrases: InEvery<Readonly<Record<Mood, Phrases>>> = { en, de };
