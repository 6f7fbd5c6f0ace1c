import type { InEvery } from '@cromford/kernel';
import { help as de } from './de.ts';
import { help as en } from './en.ts';

export const helpWords: InEvery<typeof en> = { en, de };
