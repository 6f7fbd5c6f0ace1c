import type { InEvery } from '@cromford/kernel';
import type { Rulebook } from '../rulebook.ts';
import { cardGame as de } from './de/card-game.ts';
import { cardGame as en } from './en/card-game.ts';

export const cardGame: InEvery<Rulebook> = { en, de };
