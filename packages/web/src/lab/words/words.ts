import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

export type LabWords = typeof en;

export const labWords: InEvery<LabWords> = { en, de };
