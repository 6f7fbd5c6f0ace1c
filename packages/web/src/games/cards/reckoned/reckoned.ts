import { type Player, type Reckoning, type Ruleset, reckon, stockOf } from '@cromford/cards';
import type { InEvery } from '@cromford/kernel';
import { reckoned as de } from './de.ts';
import { reckoned as en } from './en.ts';

/** What somebody would score if the game ended now, with the figures that it comes from. */
export interface Figures extends Reckoning {
  readonly cash: number;
  /** Goods in his warehouses. */
  readonly stock: number;
  /** Shares and their value before final scoring. */
  readonly owned: number;
  readonly worth: number;
  readonly loans: number;
  /** What shipping tokens take off the share value. */
  readonly steps: number;
}

export interface ReckonedText {
  /** How the score comes about. */
  readonly sum: (figures: Figures) => string;
  readonly stock: string;
}

export const reckonedText: InEvery<ReckonedText> = { en, de };

export function figuresOf(rs: Ruleset, p: Player): Figures {
  const { cash, shares: owned, value: worth, loans, tokens } = p;
  const steps = rs.sheet.scoring.shippingSteps[tokens] ?? 0;
  return { ...reckon(rs, p), cash, stock: stockOf(p), owned, worth, loans, steps };
}
