import type { InEvery } from '@cromford/kernel';
import { text as de } from './de.ts';
import { text as en } from './en.ts';

/** What Empire's board says beside the words of the rules. */
export interface BoardText {
  readonly perOne: string;
  readonly price: string;
  readonly actions: string;
  readonly used: string;
  readonly managerCost: (n: number) => string;
  readonly lacks: (n: number) => string;
  readonly happened: string;
  readonly isDue: string;
  readonly notDue: string;
  /** The name of a building, with a soft hyphen where a long one may be broken: not every browser knows where. */
  readonly parted: (name: string) => string;
  /** How a card's events are read: behind a badge with years, and behind an arrow. */
  readonly years: string;
  readonly brings: string;
  readonly looksAt: string;
  readonly noEvent: string;
  readonly from: string;
  readonly stock: string;
  readonly railways: string;
  readonly toNextTitle: (title: string, from: number) => string;
  readonly topTitle: string;
  readonly emptyRow: string;
  readonly inForce: string;
  readonly coming: string;
  readonly awards: string;
  readonly lostAward: string;
  readonly where: string;
  readonly final: string;
  readonly titles: string;
  readonly sellFor: { readonly profit: string; readonly capital: string };
}

export const boardText: InEvery<BoardText> = { en, de };
