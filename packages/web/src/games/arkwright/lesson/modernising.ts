import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 2,
  sketch: {
    decade: 1780,
    cycle: 3,
    agenda: 'turn 0',
    start: 1,
    market: 24,
    importers: [2, 2, 2, 2],
    players: { 0: { cash: 40, space: 20, factories: { 2: { price: 7 } } }, 1: { cash: 20, space: 14 } },
  },
  puzzle: 'spinning-jenny-p1-2-80',
  parts: {
    before: { look: 'timetable' },
    factory: { look: 'tray', moves: ['use factory at 2'] },
    food: { look: 'factory-food', moves: ['modernise food 2'], rest: ['done'] },
    price: { look: 'factory-food', moves: ['price food 6'], others: ['name 1'] },
    after: { look: 'factory-cutlery' },
    bill: { look: 'labour' },
  },
} as const satisfies Script<string>;

export type ModernisingPart = keyof typeof script.parts;

export const modernisingLesson = (language: Language): Promise<Lesson> =>
  lessonOf<ModernisingPart>(script, (words) => words.modernising(), language);
