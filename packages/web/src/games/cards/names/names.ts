import type { Good } from '@cromford/cards';
import type { InEvery } from '@cromford/kernel';
import { names as de } from './de.ts';
import { names as en } from './en.ts';

/** What is said of the game before its board is fetched. */
export interface Names {
  readonly goods: Readonly<Record<Good, string>>;
  readonly kinds: Readonly<Record<'actions' | 'market' | 'cards' | 'production' | 'money' | 'rounds', string>>;
  readonly shareValue: string;
  readonly standing: string;
  decade(decade: number): string;
  worth(figure: string): string;
}

export const names: InEvery<Names> = { en, de };
