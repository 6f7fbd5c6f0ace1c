import type { InEvery } from '@cromford/kernel';
import { names as de } from './de/names.ts';
import { names as en } from './en/names.ts';

/** What a language has for the keys of the component sheets. */
export const sheetNames: InEvery<Readonly<Record<string, string>>> = { en, de };
