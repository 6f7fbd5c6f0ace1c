import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 3,
  parts: {
    market: { look: 'labour' },
    demand: { look: 'labour' },
    wage: { look: 'labour' },
    workers: { look: 'tray', moves: ['use workers at 2'] },
    food: { look: 'factory-food', moves: ['hire 2 food row 3'] },
    cutlery: { look: 'factory-cutlery', moves: ['hire 3 cutlery row 3'] },
    fired: { look: 'labour' },
    finish: { moves: ['done'] },
    special: {
      look: 'display',
      moves: ['done'],
      others: ['use distribution at 2', 'distribute clothes', 'distribute food', 'done'],
    },
    stored: { look: 'harbour', moves: ['store 1'] },
    end: { look: 'labour' },
  },
} as const satisfies Script<string>;

export type LabourPart = keyof typeof script.parts;

export const labourLesson = (language: Language): Promise<Lesson> =>
  lessonOf<LabourPart>(script, (words) => words.labour(), language);
