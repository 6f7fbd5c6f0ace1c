import type { InEvery } from '@cromford/kernel';
import type { Aim } from '../../face.ts';
import { aim as de } from './de.ts';
import { aim as en } from './en.ts';

export const aim: InEvery<Aim> = { en, de };
