import type { InEvery } from '@cromford/kernel';
import { central as de } from './de/central.ts';
import { central as en } from './en/central.ts';

/** The one card that no component sheet names. */
export const central: InEvery<string> = { en, de };
