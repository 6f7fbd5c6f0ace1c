import type { Good } from '@cromford/arkwright';
import type { InEvery } from '@cromford/kernel';
import { names as de } from './de.ts';
import { names as en } from './en.ts';

/** The editions call some goods by other names. */
export type Edition = 'firstEdition' | 'anniversary';

/** What is said of the game before its board is fetched. */
export interface Names extends Readonly<Record<Edition, Readonly<Record<Good, string>>>> {
  readonly kinds: Readonly<
    Record<'production' | 'factories' | 'workers' | 'markers' | 'money' | 'shares' | 'shipping' | 'time', string>
  >;
  readonly shareValue: string;
  readonly standing: string;
  worth(figure: string): string;
}

export const names: InEvery<Names> = { en, de };
