import type { InEvery } from '@cromford/kernel';
import { ownName as de } from './de/own-name.ts';
import { ownName as en } from './en/own-name.ts';

/** What a language calls itself, and how it says that it can be read instead: for those who do not know the one that is shown. */
export interface OwnName {
  readonly name: string;
  readonly toggle: string;
}

export const ownNames: InEvery<OwnName> = { en, de };
