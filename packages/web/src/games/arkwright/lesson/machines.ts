import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 3,
  parts: {
    costs: { look: 'factory-cutlery' },
    spaces: { look: 'factory-cutlery' },
    machinery: { look: 'tray', moves: ['use machinery at 6'] },
    first: { look: 'factory-food', moves: ['machine food row 1'] },
    second: { look: 'factory-cutlery', moves: ['machine cutlery row 2'] },
    fired: { look: 'labour' },
    special: {
      look: 'display',
      moves: ['take first-machinery'],
      others: ['use workers at 2', 'hire 2 clothes row 3', 'done', 'done'],
    },
    wages: { look: 'factory-food' },
    end: { look: 'labour' },
  },
} as const satisfies Script<string>;

export type MachinesPart = keyof typeof script.parts;

export const machinesLesson = (language: Language): Promise<Lesson> =>
  lessonOf<MachinesPart>(script, (words) => words.machines(), language);
