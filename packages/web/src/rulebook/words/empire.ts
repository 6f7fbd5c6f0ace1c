import type { InEvery } from '@cromford/kernel';
import type { Rulebook } from '../rulebook.ts';
import { empire as de } from './de/empire.ts';
import { empire as en } from './en/empire.ts';

export const empire: InEvery<Rulebook> = { en, de };
