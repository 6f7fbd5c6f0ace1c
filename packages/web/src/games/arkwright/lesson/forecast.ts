import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 2,
  puzzle: 'spinning-jenny-r16-1-11-133',
  sketch: {
    decade: 1780,
    cycle: 2,
    agenda: 'turn 0',
    start: 1,
    importers: [2, 2, 2, 1],
    players: { 0: { cash: 30, space: 20, factories: { 2: { level: 2, price: 8 } } }, 1: { cash: 30, space: 20 } },
  },
  parts: {
    panel: { look: 'forecast' },
    quality: { look: 'tray', moves: ['use first-quality at 4'] },
    improve: { look: 'factory-cutlery', moves: ['improve cutlery'] },
    price: { look: 'factory-cutlery', moves: ['price cutlery 11'] },
    sold: { look: 'shares' },
  },
} as const satisfies Script<string>;

export type ForecastPart = keyof typeof script.parts;

export const forecastLesson = (language: Language): Promise<Lesson> =>
  lessonOf<ForecastPart>(script, (words) => words.forecast(), language);
