import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { HIRING, lessonOf, type Script, SPREADING } from './script.ts';

const script = {
  game: 'anniversary',
  options: { 'set-up': 'predetermined' },
  minutes: 5,
  parts: {
    words: { look: 'tray' },
    marketing: { look: 'tray', moves: ['use distribution at 4'] },
    raise: { look: 'factory-food', moves: ['distribute food'] },
    'raise-again': { look: 'factory-food', moves: ['distribute food'] },
    rest: { look: 'factory-cutlery', moves: ['distribute cutlery'] },
    'own-price': { look: 'factory-food', moves: ['price food 6'] },
    'any-price': {
      look: 'factory-cutlery',
      moves: ['price cutlery 7'],
      others: [...HIRING, ...SPREADING, 'done'],
    },
    rise: { look: 'shares' },
    workers: { look: 'tray', moves: ['use workers at 2'] },
    lines: { look: 'factory-cutlery', moves: ['hire 3 cutlery row 3'] },
    finish: { moves: ['done'] },
    special: { look: 'display', moves: ['take ship-2'] },
    again: { look: 'administration', moves: ['reuse distribution at 6'] },
    third: { look: 'factory-cutlery', moves: ['distribute cutlery'] },
    enough: { moves: ['done'] },
    dearer: { look: 'factory-cutlery', moves: ['price cutlery 8'] },
    keep: { moves: ['done'] },
    exchange: { look: 'shares' },
    contracts: { look: 'harbour' },
    events: { look: 'timetable' },
  },
} as const satisfies Script<string>;

export type AnniversaryPart = keyof typeof script.parts;

export const anniversaryLesson = (language: Language): Promise<Lesson> =>
  lessonOf<AnniversaryPart>(script, (words) => words.anniversary(), language);
