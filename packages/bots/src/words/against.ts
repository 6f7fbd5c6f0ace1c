import type { InEvery } from '@cromford/kernel';
import { against as de } from './de/against.ts';
import { against as en } from './en/against.ts';

/** What is better after one turn than after another, played on for a few turns: each with both figures, that of the better turn first. */
export interface AgainstWords {
  /** The whole of it; at the end of the game, or a few turns on. */
  better(parts: readonly string[], isEnd: boolean): string;
  /** Shares held, less what loans will take; the value of one. */
  shares(best: number, own: number): string;
  shareValue(best: number, own: number): string;
  cash(best: number, own: number): string;
  /** What is expected from a decade of production; from all productions to come. */
  decade(best: number, own: number): string;
  productions(best: number, own: number): string;
  /** Empire: profit so far, units that a production makes, awards of buildings that have their workers, units in stock. */
  profit(best: number, own: number): string;
  makes(best: number, own: number): string;
  awards(best: number, own: number): string;
  stock(best: number, own: number): string;
}

export const words: InEvery<AgainstWords> = { en, de };
