import type { InEvery } from '@cromford/kernel';
import type { Rulebook } from '../rulebook.ts';
import { boardGame as de } from './de/board-game.ts';
import { boardGame as en } from './en/board-game.ts';

export const boardGame: InEvery<Rulebook> = { en, de };
