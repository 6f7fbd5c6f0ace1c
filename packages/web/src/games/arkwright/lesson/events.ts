import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const IDLE = ['use workers at 2', 'done', 'done'];
const IDLE_AGAIN = ['reuse workers at 2', 'done', 'done'];

const script = {
  game: 'water-frame',
  options: { 'set-up': 'predetermined' },
  minutes: 4,
  opening: [...IDLE, ...IDLE, ...IDLE_AGAIN, ...IDLE_AGAIN, ...IDLE_AGAIN, ...IDLE_AGAIN, ...IDLE_AGAIN],
  parts: {
    timetable: { look: 'timetable' },
    economy: { look: 'timetable' },
    factory: { look: 'tray', moves: ['use factory at 8'] },
    build: { look: 'factory-lamps', moves: ['build lamps 1'] },
    price: { look: 'factory-lamps', moves: ['price lamps 8'] },
    finish: { moves: ['done'] },
    prices: { moves: ['done'], others: ['take tile administrator'] },
    lobby: { look: 'display', moves: ['take tile patent'] },
    decade: { look: 'timetable' },
    importer: { look: 'market' },
    lasting: { look: 'timetable' },
  },
} as const satisfies Script<string>;

export type EventsPart = keyof typeof script.parts;

export const eventsLesson = (language: Language): Promise<Lesson> =>
  lessonOf<EventsPart>(script, (words) => words.events(), language);
